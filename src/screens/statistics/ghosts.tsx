import { range } from "../../maths/whole.ts";
import { Ghost } from "../../ui/ghost.tsx";

// Faint pictures of what is not there yet. They hold no figure: nobody shall take one for her own.

const squares = range(0, 83)
  .map((at) => `M${10 * Math.floor(at / 7) + 1.5} ${10 * (at % 7) + 1.5}h7v7h-7z`)
  .join("");

/** Where the squares of the days will be. */
export function GhostDays() {
  return (
    <Ghost picture={squares} to="/daily-challenge" go="Today's challenge">
      Twelve weeks of days: each day on which you answer something fills its square.
    </Ghost>
  );
}

/** Where the line of right answers will be. */
export function GhostLine() {
  return (
    <Ghost picture="M8 4V62H116M12 52C30 50 34 34 50 38S78 22 112 14" to="/arithmetic" go="Solve a puzzle">
      A line of how many answers were right begins with your second week.
    </Ghost>
  );
}

/** Where the skills will be. */
export function GhostSkills() {
  return (
    <Ghost picture="M8 4V62H116M8 56H34V42H62V28H88V14H112" to="/tables?practise=mix" go="Practise ten questions">
      Each skill you practise climbs its steps here.
    </Ghost>
  );
}
