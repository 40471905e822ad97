import type { Random } from "../maths/random.ts";

/** Whole numbers from..to, in steps of one or of the third number. */
export type NumberBound = readonly [from: number, to: number, step?: number];
/** What a parameter may be: a whole number, one of some words, or a list of whole numbers. */
export type Bound =
  | NumberBound
  | readonly [string, ...string[]]
  | { readonly list: NumberBound; readonly length: readonly [least: number, most: number] };
export type Bounds = Readonly<Record<string, Bound>>;

export type Parameter = string | number | readonly number[];
export type Parameters = Readonly<Record<string, Parameter>>;
type ParameterOf<B extends Bound> = B extends readonly string[]
  ? B[number]
  : B extends readonly number[]
    ? number
    : readonly number[];
export type ParametersOf<B extends Bounds> = { readonly [Name in keyof B]: ParameterOf<B[Name]> };

/** What may be: the bounds of each parameter, and what must hold besides; the name of a rule says it in words. */
export interface Ground<B extends Bounds = Bounds, P = Parameters> {
  readonly bounds: B;
  /** "the lights share a factor" */
  readonly rules?: Readonly<Record<string, (parameters: P) => boolean>>;
}

/** More draws than any ground needs; one that needs more has rules too strict for its bounds. */
const mostDraws = 20_000;

/** Sound parameters, each set that fits as likely as the others. Throws when none is found in 20,000 draws. */
export function drawParameters({ bounds, rules = {} }: Ground, random: Random): Parameters {
  for (let draw = 0; draw < mostDraws; draw++) {
    const parameters = Object.fromEntries(Object.entries(bounds).map(([name, bound]) => [name, one(bound, random)]));
    if (Object.values(rules).every((holds) => holds(parameters))) return parameters;
  }
  throw new Error("no parameters fit the rules");
}

function one(bound: Bound, random: Random): Parameter {
  if (!isArray(bound)) {
    const length = random.whole(...bound.length);
    return Array.from({ length }, () => number(bound.list, random));
  }
  return isWords(bound) ? random.pick(bound) : number(bound, random);
}

function number([from, to, step = 1]: NumberBound, random: Random): number {
  return from + step * random.whole(0, Math.floor((to - from) / step));
}

/** Why these parameters, from a file or a link, do not fit; empty when they do. The first broken rule only. */
export function faults({ bounds, rules = {} }: Ground, parameters: Parameters): string[] {
  const unknown = Object.keys(parameters).filter((name) => !(name in bounds));
  const outside = Object.entries(bounds).filter(([name, bound]) => !fits(bound, parameters[name]));
  const found = [
    ...unknown.map((name) => `${name} is no parameter here`),
    ...outside.map(([name, bound]) => `${name} must be ${words(bound)}`),
  ];
  if (found.length) return found;
  // One at a time: a rule may take for granted what the ones before it say.
  const broken = Object.entries(rules).find(([, holds]) => !holds(parameters));
  return broken ? [`this must hold: ${broken[0]}`] : [];
}

function fits(bound: Bound, parameter: Parameter | undefined): boolean {
  if (isArray(bound))
    return isWords(bound) ? bound.includes(parameter as string) : fitsNumber(bound, parameter as number);
  const [least, most] = bound.length;
  return (
    Array.isArray(parameter) &&
    parameter.length >= least &&
    parameter.length <= most &&
    parameter.every((item: number) => fitsNumber(bound.list, item))
  );
}

function fitsNumber([from, to, step = 1]: NumberBound, value: number): boolean {
  return Number.isInteger(value) && value >= from && value <= to && (value - from) % step === 0;
}

function words(bound: Bound): string {
  if (isArray(bound)) return isWords(bound) ? `one of ${bound.join(", ")}` : numberWords(bound);
  return `a list of ${bound.length.join(" to ")} numbers, each ${numberWords(bound.list)}`;
}

function numberWords([from, to, step = 1]: NumberBound): string {
  return `a whole number from ${from} to ${to}${step === 1 ? "" : ` in steps of ${step}`}`;
}

function isArray(bound: Bound): bound is NumberBound | readonly [string, ...string[]] {
  return Array.isArray(bound);
}

function isWords(bound: NumberBound | readonly [string, ...string[]]): bound is readonly [string, ...string[]] {
  return typeof bound[0] === "string";
}
