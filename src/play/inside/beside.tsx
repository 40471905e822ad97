import { type ComponentProps, lazy, memo, type ReactNode, useCallback, useLayoutEffect, useRef } from "react";
import { Piece } from "../../ui/piece.tsx";
import type { Switch as SwitchOf } from "./inside.tsx";

const fetched = () => import("./inside.tsx");
// Where they do not come, there is the plain field.
const none = { default: (): ReactNode => null };
const Parts = lazy(() => fetched().catch(() => none));
const Switch = lazy(() =>
  fetched().then(
    ({ Switch }) => ({ default: Switch }),
    () => none,
  ),
);
type PartsProps = ComponentProps<typeof import("./inside.tsx").default>;

// A prerendered page shows them before they can be used: they are fetched while the page is being taken over.
if (typeof document !== "undefined" && document.querySelector(".parts")) void fetched().catch(() => none);

/**
 * The places inside a problem for its answer. As pieces they are waited for by what writes over the page, such as the reader's
 * own digits.
 */
export function InsideParts({ onChange, onFocus, ...props }: PartsProps) {
  const calls = useRef({ onChange, onFocus });
  useLayoutEffect(() => {
    calls.current = { onChange, onFocus };
  });
  const change = useCallback((typed: string) => calls.current.onChange(typed), []);
  const focus = useCallback(() => calls.current.onFocus?.(), []);
  return <KeptParts {...props} onChange={change} onFocus={focus} />;
}

/**
 * React leaves what was prerendered as it is until the parts are fetched, as long as nothing else is to be shown: so what they are
 * given stays the same as long as they look the same.
 */
const KeptParts = memo(function KeptParts(props: PartsProps) {
  return (
    <Piece>
      <Parts {...props} />
    </Piece>
  );
});

export const InsideSwitch = memo(function InsideSwitch(props: ComponentProps<typeof SwitchOf>) {
  return (
    <Piece>
      <Switch {...props} />
    </Piece>
  );
});
