import type { Step } from "../../engine/game/game.ts";
import { capital } from "../../engine/words.ts";
import { discPart, type Move, type Position, spare, target } from "./position.ts";
import { chain, type Link } from "./shortest.ts";
import { discsUpTo } from "./words.ts";

/** The next move of the shortest way, with the chain of reasons that leads to it. Cells are the pegs and the discs. Null at the end. */
export function nextStep(position: Position): Step<Move> | null {
  const links = chain(position);
  const [first] = links;
  const last = links.at(-1);
  if (!first || !last) return null;
  return {
    look: `Look for the largest disc that is not on peg ${target + 1} where it belongs: disc ${first.disc}.`,
    technique: links.length === 1 ? "The largest disc can move" : "Clear the way for the largest disc",
    why: links.length === 1 ? whyNow(first) : whyFirst(first, links.slice(1)),
    cells: [last.from, last.to, discPart(last.disc)],
    because: [first.from, first.to, discPart(first.disc)],
    area: [discPart(first.disc)],
    moves: [{ from: last.from, to: last.to }],
  };
}

/** Nothing is in the way of the largest disc. */
function whyNow({ disc, from, to }: Link): string {
  if (disc === 1) return `Disc 1 is the only disc that is not on peg ${to + 1} yet, and no disc can be in its way.`;
  const smaller = `${discsUpTo(disc - 1)} ${stand(disc - 1)} on peg ${spare(from, to) + 1}`;
  return `Disc ${disc} is the largest disc that is not on peg ${to + 1} yet. ${capital(smaller)}, out of its way, so it can move now.`;
}

/** Smaller discs have to go first: the chain from the largest down to the one that can move. */
function whyFirst({ disc, from, to }: Link, [second, ...more]: readonly Link[]): string {
  const away = `${discsUpTo(disc - 1)} must ${disc === 2 ? "stand" : stand(disc - 1)} on peg ${spare(from, to) + 1}`;
  const goal = `Disc ${disc} is the largest disc that is not on peg ${to + 1} yet. Before it can move there, ${away}.`;
  const last = more.at(-1);
  if (!second) return goal;
  if (!last)
    return `${goal} ${disc === 2 ? "It" : `Of these, disc ${second.disc} is the largest that is not there, and it`} can go there now.`;
  const so = `${goal} So disc ${second.disc} must go to peg ${second.to + 1}`;
  if (more.length > 2)
    return `${so}. Asking again and again what has to go first leads down to disc ${last.disc}, which can go to peg ${last.to + 1} now.`;
  const steps = more.map((link) => `for that disc ${link.disc} must go to peg ${link.to + 1}`);
  return `${so}; ${steps.join("; ")}, and it can go now.`;
}

/** "stands", "both stand", "all stand": what the discs up to this size do. */
function stand(disc: number): string {
  if (disc === 1) return "stands";
  return disc === 2 ? "both stand" : "all stand";
}
