import { type Operation, operations, ranges } from "./sums.ts";

/** What runs are compared by: those with the same sums and the same clock. */
export interface Kind {
  readonly operation: Operation;
  /** One of `ranges` of the operation. */
  readonly range: number;
  /** 0: no clock. */
  readonly seconds: number;
}

/** The text under which runs of a kind are kept: "speed/times/12/60". */
export function kindOf({ operation, range, seconds }: Kind): string {
  return `speed/${operation}/${range}/${seconds}`;
}

/** The kind that a text stands for; null when it is the text of something else. */
export function readKind(text: string): Kind | null {
  const [, name, range, seconds] = /^speed\/([a-z]+)\/(\d{1,5})\/(\d{1,5})$/.exec(text) ?? [];
  const operation = operations.find((one) => one === name);
  return operation ? { operation, range: Number(range), seconds: Number(seconds) } : null;
}

/** What was chosen before, of a text that was kept; null where that is offered no more. */
export function keptKind(text: string): Kind | null {
  const kind = readKind(text);
  const isOffered = kind !== null && ranges[kind.operation].some((one) => one === kind.range);
  return isOffered && clocks.some((one) => one === kind.seconds) ? kind : null;
}

/** The times of a run in seconds; 0: no clock. */
export const clocks = [60, 120, 0] as const;

/** What the sums of each operation are called. */
export const operationNames: Readonly<Record<Operation, string>> = {
  plus: "Adding +",
  minus: "Taking away −",
  times: "Times ×",
  divide: "Sharing ÷",
  mixed: "All four",
};

/** What the range of an operation means: "Tables up to", "Numbers up to". */
export function upTo(operation: Operation): string {
  return operation === "times" || operation === "divide" ? "Tables up to" : "Numbers up to";
}

/** A clock in words: "60 seconds", "No clock". */
export function clockName(seconds: number): string {
  return seconds === 0 ? "No clock" : `${seconds} seconds`;
}

/** A kind in words: "Times ×, tables up to 12, 60 seconds". */
export function kindInWords({ operation, range, seconds }: Kind): string {
  return `${operationNames[operation]}, ${upTo(operation).toLowerCase()} ${range}, ${clockName(seconds).toLowerCase()}`;
}
