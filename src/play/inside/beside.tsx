import { type ComponentProps, lazy, memo, type ReactNode } from "react";
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
 * The places inside a problem for its answer. React leaves what was prerendered as it is until they are fetched, as long as
 * nothing else is to be shown: so only that counts, and not that what they call is made anew each time. As pieces they are
 * waited for by what writes over the page, such as the reader's own digits.
 */
export const InsideParts = memo(
  function InsideParts(props: PartsProps) {
    return (
      <Piece>
        <Parts {...props} />
      </Piece>
    );
  },
  (a, b) =>
    a.id === b.id && a.value === b.value && a.enter === b.enter && a.answer === b.answer && a.inside === b.inside,
);

export const InsideSwitch = memo(function InsideSwitch(props: ComponentProps<typeof SwitchOf>) {
  return (
    <Piece>
      <Switch {...props} />
    </Piece>
  );
});
