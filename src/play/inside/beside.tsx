import {
  type ComponentProps,
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { Piece } from "../../ui/piece.tsx";

const nothing = (): ReactNode => null;
/** Where they do not come, there is the plain field. */
const fetched = () => import("./inside.tsx").catch(() => ({ default: nothing, Switch: nothing }));
const Parts = lazy(fetched);
const Switch = lazy(async () => ({ default: (await fetched()).Switch as ComponentType<{ id: string }> }));
type PartsProps = ComponentProps<typeof import("./inside.tsx").default>;

/** For pages on which such a question may come next: the plain field need not give way while it is looked at. */
export const readyParts = (): void => void fetched();

// A prerendered page shows them before they can be used: they are fetched while the page is being taken over.
if (globalThis.document?.querySelector(".parts")) void fetched();

/**
 * React leaves what was prerendered as it is until it is fetched, as long as nothing else is to be shown: so what it is given stays the
 * same as long as it looks the same. As a piece it is waited for by what writes over the page, such as the reader's own digits.
 */
const KeptParts = memo((props: PartsProps) => (
  <Piece>
    <Parts {...props} />
  </Piece>
));

export const InsideSwitch = memo((props: { id: string }) => (
  <Piece>
    <Switch {...props} />
  </Piece>
));

/** The places inside a problem for its answer. */
export function InsideParts(props: PartsProps) {
  const last = useRef(props);
  useEffect(() => {
    last.current = props;
  });
  // The same for as long as the field stands; what they call is always the last.
  const [calls] = useState({
    onChange: (typed: string) => last.current.onChange(typed),
    onFocus: () => last.current.onFocus?.(),
  });
  return <KeptParts {...props} {...calls} />;
}
