import { type Code, readCode, writeCode } from "./code.ts";
import { isProblem, type Playable, type Reading } from "./game.ts";

/**
 * What is shared: a board by its code, or by its text where it came from outside. Version 1: "1s:9-hard~48213" (a seed)
 * or "1b:53..7..." (a board). That is the version of the links of all games; each game's dealer has a version of its own, which
 * its codes say.
 */
export type Shared<Board> = { readonly code: Code } | { readonly board: Board };

const version = 1;

/** The text of a board after the # of a link. */
export function writeShared<B, S, M>(game: Playable<B, S, M>, shared: Shared<B>): string {
  return "code" in shared
    ? `${version}s:${writeCode(game.settings, shared.code)}`
    : `${version}b:${game.board.write(shared.board)}`;
}

/** What somebody pasted: the end of a link, a whole link, a code or a board; or what is wrong with it, in a sentence. */
export function readShared<B, S, M>(game: Playable<B, S, M>, pasted: string): Reading<Shared<B>> {
  const text = pasted.trim();
  const [, from, kind, rest = ""] = /(?:^|#)(\d{1,4})([a-z]):(.*)$/s.exec(text) ?? [];
  if (from === undefined) return text.includes("~") ? asCode(game, text) : asBoard(game, text);
  if (Number(from) > version) return tooNew("link");
  if (kind === "s") return asCode(game, rest);
  if (kind === "b") return asBoard(game, rest);
  return { problem: "This link is damaged: it does not say what kind of puzzle it holds." };
}

function asCode<B, S, M>(game: Playable<B, S, M>, text: string): Reading<Shared<B>> {
  const code = readCode(game.settings, text);
  if (isProblem(code)) return code;
  return (code.value.version ?? 1) > (game.version ?? 1) ? tooNew("code") : { value: { code: code.value } };
}

function tooNew(what: "link" | "code"): { readonly problem: string } {
  return { problem: `This ${what} was made by a newer Sumwhere. Load this page again to get the newest version.` };
}

function asBoard<B, S, M>(game: Playable<B, S, M>, text: string): Reading<Shared<B>> {
  if (text === "") return { problem: "There is nothing here yet. Paste a puzzle, a code or a link." };
  const board = game.board.read(text);
  return isProblem(board) ? board : { value: { board: board.value } };
}
