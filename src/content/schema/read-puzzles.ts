import { parse } from "yaml";
import { type PuzzleFile, type PuzzleSource, puzzleFile } from "./puzzle.ts";

export type ListedPuzzle = PuzzleSource & { level: NonNullable<PuzzleSource["level"]> };

/**
 * Reads one YAML file of puzzles. `list` is its path below content/puzzles without the ending ("arithmetic/easy");
 * ids must be that path with hyphens and a three-digit number. Throws with every fault and where it is.
 */
export function readPuzzles(list: string, text: string): ListedPuzzle[] {
  const result = puzzleFile.safeParse(parse(text));
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`${list}.yaml\n${faults.join("\n")}`);
  }
  return result.data.puzzles.map((puzzle) => listed(list, puzzle, result.data));
}

function listed(list: string, puzzle: PuzzleSource, file: PuzzleFile): ListedPuzzle {
  const level = puzzle.level ?? file.level;
  if (!level) throw new Error(`${list}.yaml ${puzzle.id}: says no level`);
  const stem = list.replaceAll("/", "-");
  if (puzzle.id.slice(0, -4) !== stem) throw new Error(`${list}.yaml ${puzzle.id}: ids here begin with ${stem}-`);
  if (puzzle.answer.kind === "choice" && !puzzle.answer.options.includes(puzzle.answer.value))
    throw new Error(`${list}.yaml ${puzzle.id}: the right option is not among the options`);
  return { ...puzzle, level };
}
