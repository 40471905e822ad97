import { ownScript } from "../../device/trusted.ts";
import type { TableName } from "../store/table.ts";
import type { BackupProblem } from "./backup.ts";
import type { Contents, Piece } from "./backup-pieces.ts";
import type { Ask } from "./backup-worker.ts";
import address from "./backup-worker.ts?worker&url";

/** A copy that can be read in piece by piece. */
export interface OpenBackup {
  readonly contents: Contents;
  /** The records of a table; rejects when reading breaks off. */
  records<Name extends TableName>(name: Name): AsyncIterable<Piece<Name>>;
  close(): void;
}

interface Reader {
  open(file: Blob): Promise<Contents | BackupProblem>;
  piece<Name extends TableName>(name: Name, from: number): Promise<Piece<Name>>;
  close(): void;
}

/** Opens a file that may be a copy; rejects when it cannot be read at all. */
export async function openBackup(file: Blob): Promise<OpenBackup | BackupProblem> {
  const reader = besidePage() ?? (await onPage());
  try {
    const contents = await reader.open(file);
    if ("problem" in contents) {
      reader.close();
      return contents;
    }
    return { contents, records: (name) => recordsOf(reader, name), close: () => reader.close() };
  } catch (error) {
    reader.close();
    throw error;
  }
}

async function* recordsOf<Name extends TableName>(reader: Reader, name: Name): AsyncGenerator<Piece<Name>> {
  for (let from = 0; ; ) {
    const piece = await reader.piece(name, from);
    if (piece.length === 0) return;
    from += piece.length;
    yield piece;
  }
}

/** Reads in a worker, so that the page goes on answering; null in a browser without such. */
function besidePage(): Reader | null {
  let worker: Worker;
  try {
    worker = new Worker(ownScript(address), { type: "module" });
  } catch {
    return null;
  }
  const ask = <Answer>(question: Ask) =>
    new Promise<Answer>((answered, failed) => {
      worker.onmessage = ({ data }: MessageEvent<Answer>) => answered(data);
      worker.onerror = () => failed(new Error("the copy could not be read"));
      worker.postMessage(question);
    });
  return {
    open: (file) => ask({ file }),
    piece: (name, from) => ask({ name, from }),
    close: () => worker.terminate(),
  };
}

async function onPage(): Promise<Reader> {
  const { createPieces } = await import("./backup-pieces.ts");
  const pieces = createPieces();
  return { open: pieces.open, piece: async (name, from) => pieces.piece(name, from), close: () => undefined };
}
