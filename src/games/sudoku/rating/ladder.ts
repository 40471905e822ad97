import { bivalueGrave } from "../techniques/bivalue-grave.ts";
import { alternatingChain, longXChain } from "../techniques/chains.ts";
import { dynamicContradiction, nishio } from "../techniques/contradictions.ts";
import { directClaiming, directHiddenPair, directPointing } from "../techniques/direct.ts";
import type { Technique } from "../techniques/finding.ts";
import { jellyfish, swordfish, xWing } from "../techniques/fish.ts";
import { forcingChains } from "../techniques/forcing-chains.ts";
import { fullHouse } from "../techniques/full-house.ts";
import { hiddenSingleInBox, hiddenSingleInLine } from "../techniques/hidden-single.ts";
import { hiddenPair, hiddenQuad, hiddenTriple } from "../techniques/hidden-subsets.ts";
import { claiming, pointing } from "../techniques/locked-candidates.ts";
import { xyLoop } from "../techniques/loops.ts";
import { nakedSingle } from "../techniques/naked-single.ts";
import { nakedPair, nakedQuad, nakedTriple } from "../techniques/naked-subsets.ts";
import { simpleColouring } from "../techniques/simple-colouring.ts";
import { groupedLinks, skyscraper, threeGroupedLinks, threeLinks, twoStringKite } from "../techniques/strong-links.ts";
import { exhaustion, trial, trialInTrial } from "../techniques/trials.ts";
import { uniqueLoop } from "../techniques/unique-loop.ts";
import {
  uniqueRectangle1,
  uniqueRectangle2,
  uniqueRectangle3,
  uniqueRectangle4,
} from "../techniques/unique-rectangle.ts";
import { wWing } from "../techniques/w-wing.ts";
import { uvwxyzWing, vwxyzWing, wxyzWing } from "../techniques/wxyz-wing.ts";
import { xyWing, xyzWing } from "../techniques/xy-wing.ts";

/** The techniques that write a digit, easiest first. */
export const singles: readonly Technique[] = [fullHouse, hiddenSingleInBox, hiddenSingleInLine, nakedSingle];

/** Those that strike candidates to write a digit at once. */
export const directSteps: readonly Technique[] = [directPointing, directClaiming, directHiddenPair];

/** All that is seen without pencil marks: who gets to the end of a board with these plays an Easy one. */
export const withoutMarks: readonly Technique[] = [...singles, ...directSteps];

/** All others, easiest first: a person tries them in this order. */
export const beyondSingles: readonly Technique[] = [
  pointing,
  claiming,
  nakedPair,
  hiddenPair,
  xWing,
  nakedTriple,
  swordfish,
  hiddenTriple,
  nakedQuad,
  hiddenQuad,
  skyscraper,
  twoStringKite,
  xyWing,
  groupedLinks,
  xyzWing,
  uniqueRectangle1,
  uniqueRectangle2,
  uniqueRectangle4,
  uniqueRectangle3,
  uniqueLoop,
  jellyfish,
  simpleColouring,
  threeLinks,
  wxyzWing,
  threeGroupedLinks,
  bivalueGrave,
  vwxyzWing,
  uvwxyzWing,
  wWing,
  longXChain,
  xyLoop,
  alternatingChain,
  nishio,
  forcingChains,
  dynamicContradiction,
  trial([pointing, claiming, nakedPair, hiddenPair, xWing, nakedTriple]),
  trialInTrial,
  exhaustion,
];
