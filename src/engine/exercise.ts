import type { AnswerSpec, Slip } from "./answer/answer.ts";
import type { Inside, InsideText } from "./answer/inside.ts";
import type { Figure } from "./figure/figure.ts";
import type { Exercise } from "./item.ts";
import type { Bounds, Ground, Parameters, ParametersOf } from "./parameters.ts";
import type { Poser } from "./poser.ts";
import type { Html } from "./puzzle.ts";
import type { Shows } from "./shows.ts";
import { newest, type Versioned } from "./versions.ts";

/**
 * How hard an exercise is, by the school year in which most children meet it: 1 is ages 8-9, 2 is 9-10, 3 is 10-11,
 * 4 is 11-13, 5 is 13-15, 6 is 15-18.
 */
export type Grade = 1 | 2 | 3 | 4 | 5 | 6;

/** A slip with a name, the same for every question of the skill: "added the denominators". */
export type NamedSlip = Slip & { readonly name: string };

/** A question as its skill writes it: Markdown with TeX between dollar signs. */
export interface Question {
  /** What to do, in one or two sentences. */
  readonly prompt: string;
  readonly figure?: Figure;
  readonly answer: AnswerSpec;
  /** Where it can be given inside the question, as far as its form does not say so by itself. */
  readonly inside?: InsideText;
  /** The worked steps, each a true sentence; all but the last can be shown as hints. The last one states the answer. */
  readonly steps: readonly string[];
  readonly slips: readonly NamedSlip[];
  /** One sentence: how any answer can be tested against the question. */
  readonly check: string;
  /** A picture that moves with the steps, a state for each of them. */
  readonly shows?: Shows;
}

/** Questions of one skill that are about equally hard. Within bounds and rules every one of them is sound. */
interface StageOf<B extends Bounds, P> extends Ground<B, P>, Versioned<Poser<Question>> {
  readonly grade: Grade;
  /** What is asked, in a few words: "the same denominator". */
  readonly label: string;
  /** Writes the question: the same parameters give the same text for ever. */
  readonly write: (parameters: P) => Question;
}

export type Stage = StageOf<Bounds, Parameters>;

/** Something one can learn to do, in stages from the easiest on. It poses questions for ever. */
export interface Skill {
  /** Unique in the whole site and for ever: the learner's history points at it. */
  readonly id: string;
  /** "Adding fractions" */
  readonly title: string;
  /** One sentence for a learner: what it is, or what it is good for. */
  readonly about: string;
  /** Codes or topics: Y5 fractions, 5.NF.1. */
  readonly curriculum: readonly string[];
  /** No number in it is below zero, and nobody expects one: phones offer keys without a minus for every question. */
  readonly natural?: true;
  /** Ids of the skills it rests on directly. */
  readonly needs: readonly string[];
  readonly stages: readonly [Stage, ...Stage[]];
}

/** Declares a stage; the types of its parameters follow from their bounds. */
export function stage<const B extends Bounds>(definition: StageOf<B, ParametersOf<B>>): Stage {
  return definition as unknown as Stage;
}

/** The question that a stage poses now from a seed. */
export function fresh({ id, stages }: Pick<Skill, "id" | "stages">, stage: number, seed: number): Exercise {
  const version = newest(stages[stage] ?? {});
  return { skill: id, stage, seed, ...(version > 1 && { version }) };
}

/** Skills that are practised together, in the order in which most people learn them. */
export interface Zone {
  readonly id: string;
  readonly skills: readonly Skill[];
}

/** A zone by name: its skills without what poses their questions. */
export interface NamedZone {
  readonly id: string;
  readonly skills: readonly Pick<Skill, "id" | "title" | "needs">[];
}

/** A skill as a page shows it that does not pose its questions yet. */
export interface OutlinedSkill extends Pick<Skill, "id" | "title" | "about" | "needs"> {
  readonly stages: readonly Pick<Stage, "grade" | "label">[];
}

/** A skill as its zone's page tells of it, the terms of the glossary marked. */
export interface ToldSkill extends OutlinedSkill {
  readonly about: Html;
  readonly stages: readonly (OutlinedSkill["stages"][number] & { readonly told: Html })[];
}

/** A zone for its page: what poses its questions is ten times as much. */
export interface OutlinedZone {
  readonly id: string;
  readonly intro: Html;
  readonly skills: readonly ToldSkill[];
}

/** A question as a page gets it: its texts compiled to HTML. */
export interface Posed {
  readonly prompt: Html;
  /** An inline SVG with its text alternative, where the question has one. */
  readonly figure?: Html;
  readonly answer: AnswerSpec;
  readonly inside?: Inside;
  readonly steps: readonly Html[];
  readonly slips: readonly NamedSlip[];
  readonly check: Html;
  readonly shows?: Shows;
}
