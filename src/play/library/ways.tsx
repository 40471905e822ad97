import { Link } from "react-router";
import type { Way } from "../../engine/way.ts";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";

/** What an address leads to: a word, an icon, and what is in the addresses (an expression in text is shorter). The first that fits. */
const kinds: readonly (readonly [word: string, icon: IconName, fits: string])[] = [
  ["Word", "book-a", "/glossary/"],
  ["Idea", "library", "/concepts/"],
  ["Lesson", "graduation-cap", "/tutorials/"],
  ["Investigation", "telescope", "/investigations/"],
  ["Strategy", "compass", "/strategies/"],
  ["Trick", "wand-sparkles", "/math-tricks/|/shortcuts/"],
  ["Plan", "calendar-range", "/study-plans/"],
  ["Formula", "square-function", "/formulas"],
  ["Tip", "badge-check", "/tips"],
  ["Person", "users", "/mathematicians/"],
  ["Fact", "star", "/math-facts/"],
  ["Real life", "globe", "/real-life/"],
  ["Competition", "medal", "/competitions/"],
  ["Art", "palette", "/math-art/"],
  ["News", "newspaper", "/math-news/"],
  ["Practice", "target", "practise="],
  ["Game", "dices", "play="],
  ["Puzzle", "puzzle", "/\\d+$"],
  ["Tool", "calculator", "calc|converter|plotter"],
  ["Page", "arrow-right", ""],
];

export const kindOf = (path: string) => kinds.find(([, , fits]) => RegExp(fits).test(path)) ?? kinds[0];

interface WaysProps {
  readonly heading: string;
  readonly ways: readonly Way[];
  /** The level of the heading; 2 unless it stands within something else. */
  readonly level?: 2 | 3 | 4;
}

/** So many stand there at once; a tool, or a plain word, may have sixty, and the rest is behind a press. */
const first = 24;

/** Ways from one thing to others, each with what it leads to. Nothing where there are none. */
export function Ways({ heading, ways, level = 2 }: WaysProps) {
  const Heading = `h${level}` as const;
  return ways.length === 0 ? null : (
    <section className="screen-only">
      <Heading className={level === 2 ? "mb-3 text-xl" : "mb-2 text-base font-bold"}>{heading}</Heading>
      <List ways={ways.slice(0, first)} />
      {ways.length > first && (
        <details className="mt-2">
          <summary className="btn btn-plain">{ways.length - first} more</summary>
          <List ways={ways.slice(first)} />
        </details>
      )}
    </section>
  );
}

function List({ ways }: Pick<WaysProps, "ways">) {
  return (
    <ul className="flex flex-wrap gap-2">
      {ways.map(({ path, title, ages }) => {
        const [word, icon] = kindOf(path) ?? [];
        return (
          <li key={path} className="max-w-full">
            <Link to={path} className="btn max-w-full text-left whitespace-normal">
              {icon && <Icon name={icon} className="shrink-0 text-hue" />}
              <span className="min-w-0 wrap-anywhere">
                <span className="text-sm text-soft">
                  {word}
                  {ages && ` for ages ${ages.replace("-", " to ")}`}:{" "}
                </span>
                {title}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
