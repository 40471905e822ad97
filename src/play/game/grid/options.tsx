import { Link } from "react-router";

/** Where one chooses how the board helps. */
export function Options() {
  return (
    <p className="text-sm text-soft">
      Whether wrong cells are shown, what happens to pencil marks, the clock, and pads for the left hand are chosen in
      the{" "}
      <Link to="/settings" className="link">
        settings
      </Link>
      . With a keyboard: arrows move, numbers write, Shift and a number pencils it in, P keeps to pencil marks, H gives
      a hint, Backspace clears, Ctrl and Z takes back, N goes to the next empty cell. R, C and B read out the row, the
      column and the box or cage.
    </p>
  );
}
