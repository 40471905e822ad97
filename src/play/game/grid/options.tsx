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
      .
    </p>
  );
}
