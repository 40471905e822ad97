import { type Solved, solve } from "../../maths/equation/solve.ts";
import { allOf, solvers } from "../../maths/equation/text.ts";
import { Line } from "./line.tsx";
import { TypedSum } from "./typed-sum.tsx";
import { Working } from "./working.tsx";

const examples = [
  "4(2x - 1) = -5x + 15",
  "x^2 - 5x + 6 = 0",
  "3x + 2y = 12, x - y = 1",
  "x + y + z = 6, 2x - y + z = 3, x + 2y - z = 2",
];

const signs = ["x", "=", "+", "−", "×", "/", ".", "y", "z", "²", "^", "(", ")", ", "];

/** Solves an equation, or two or three, line by line; what was asked stands in the address (?equation=). */
export function EquationSolver() {
  return (
    <TypedSum
      name="equation"
      label="Your equation"
      hint="One unknown, up to its square, in any letter; or two equations in two letters, or three in three, with commas between them; more are checked. Write x^2 for x squared."
      button="Solve it"
      signs={signs}
      examples={examples}
      troubleIn={(text) => {
        const result = solve(text);
        return result.kind === "problem" ? { message: result.message, text: "", at: 0 } : null;
      }}
    >
      {(asked) => <Solution asked={asked} />}
    </TypedSum>
  );
}

function Solution({ asked }: { readonly asked: string }) {
  const result = solve(asked);
  if (result.kind === "problem") return null;
  const { steps } = result;
  return (
    <>
      <section className="card mt-5 p-4 sm:p-5" aria-labelledby="solution">
        <h2 id="solution" className="mb-3 text-xl">
          Solution
        </h2>
        <div data-says>
          {found(result).map(({ line, about }) => (
            <p key={line} className="py-1 text-xl leading-loose">
              <Line text={line} />
              {about && (
                <span className="inline-block pl-3 text-base text-soft">
                  <Line text={about} />
                </span>
              )}
            </p>
          ))}
          <p className="mt-1">{meaning(result)}</p>
        </div>
      </section>
      <section className="card mt-5 p-4 sm:p-5 print:break-inside-auto!" aria-labelledby="equation-working">
        <h2 id="equation-working" className="mb-3 text-xl">
          Step by step
        </h2>
        {result.read.map((equation, index) => (
          <p key={equation} className="mb-3 text-lg leading-loose">
            {result.read.length > 1 && <span className="text-soft">({index + 1}) </span>}
            <Line text={shown(equation)} />
          </p>
        ))}
        <Working steps={steps.map(({ say, line }) => ({ say, line: shown(line) }))} />
      </section>
    </>
  );
}

/** "x = 2" for each solution, with its decimal where it is exact only with a root; the equation where there is none. */
function found({ letters, shown: texts, values, read }: Solved): readonly { line: string; about?: string }[] {
  if (texts.length === 0) return read.map((text) => ({ line: shown(text) }));
  return texts.map((text, index) => {
    const letter = letters.length > 1 ? letters[index] : letters[0];
    const line = `${letter} = ${shown(text)}`;
    return text.includes("sqrt") ? { line, about: `≈ ${rounded(values[index] ?? 0)}` } : { line };
  });
}

function meaning(result: Solved): string {
  if (result.read.length > 1) return meaningOfSeveral(result);
  switch (result.kind) {
    case "one":
      return "There is one solution.";
    case "two":
      return "There are two solutions.";
    case "double":
      return "There is one solution: both factors give the same.";
    case "no-real":
      return "There is no solution among the real numbers.";
    case "none":
      return "There is no solution: the sides are never the same.";
    case "all":
      return "Every number is a solution: the sides are always the same.";
  }
}

function meaningOfSeveral({ kind, letters: { length }, read }: Solved): string {
  if (kind === "all" && length > 1) return "There is no end of solutions.";
  const some = { one: length > 2 ? "Just these" : "One", two: "Each", all: "Every" }[kind as string] ?? "No";
  return `${some} ${solvers(length)} ${allOf(read.length)}.`;
}

/** Exact texts as they are set: 3*sqrt(15) is 3√15. */
function shown(text: string): string {
  return text.replace(/\*?sqrt\(/g, "√(").replaceAll("*", " × ");
}

/** Six digits behind the point, without zeros at their end. */
function rounded(value: number): string {
  return String(Number(value.toFixed(6)));
}
