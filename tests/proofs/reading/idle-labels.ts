/**
 * Labels that may change places without another answer, by the puzzle or the question whose words or figure they stand in, and why. A
 * label is a letter, a name, a unit, a colour or a mark of the figure (exchanges.ts).
 */
export const alike: Readonly<Record<string, string>> = {
  "algebra-linear-012": "the two words of one street's name",
  "arithmetic-medium-041": "a town and a person who lives there",
  "daily-009": "one of every colour is wanted, so only how many there are of each counts, not which colour it is",
  "geometry-triangles-014": "the area is the same whichever of the three lines belongs to which corner",
  "number-theory-hard-001": "the two resistors have the same part in the formula",
  "number-theory-hard-027": "a town and a person who lives there",
  "word-problems-easy-052": "the two words of one town's name",
  "word-problems-medium-011": "a town and a person who lives there",
};

/**
 * Where the proof does not read every label that it might: these are held by the notes kept of their text alone. No other puzzle may join them;
 * one leaves when its proof reads its labels.
 */
export const notesOnly: ReadonlySet<string> = new Set(
  `
  algebra-inequalities-004 algebra-inequalities-009 algebra-inequalities-025 algebra-inequalities-027
  algebra-inequalities-031 algebra-linear-004 algebra-linear-005 algebra-linear-006 algebra-linear-031
  algebra-linear-033 algebra-polynomials-003 algebra-polynomials-005 algebra-polynomials-006 algebra-polynomials-012
  algebra-polynomials-027 algebra-polynomials-031 algebra-polynomials-033 algebra-quadratic-008
  algebra-quadratic-027 algebra-systems-005 algebra-systems-020 algebra-systems-024 algebra-systems-026
  algebra-systems-028 algebra-systems-033 arithmetic-hard-014 arithmetic-medium-011 arithmetic-medium-016
  arithmetic-medium-020 brain-teasers-easy-028 brain-teasers-easy-040 brain-teasers-easy-056 brain-teasers-easy-058
  brain-teasers-hard-007 brain-teasers-hard-012 brain-teasers-hard-030 brain-teasers-hard-032
  brain-teasers-medium-049 daily-001 geometry-3d-shapes-003 geometry-3d-shapes-005 geometry-3d-shapes-006
  geometry-3d-shapes-028 geometry-3d-shapes-029 geometry-circles-002 geometry-circles-003 geometry-circles-004
  geometry-circles-006 geometry-circles-026 geometry-circles-030 geometry-circles-032 geometry-coordinate-031
  geometry-coordinate-032 geometry-coordinate-033 geometry-coordinate-034 geometry-polygons-006
  geometry-polygons-009 geometry-polygons-011 geometry-polygons-013 geometry-polygons-014 geometry-polygons-015
  geometry-quadrilaterals-003 geometry-quadrilaterals-004 geometry-quadrilaterals-005 geometry-quadrilaterals-006
  geometry-quadrilaterals-008 geometry-quadrilaterals-015 geometry-quadrilaterals-017 geometry-quadrilaterals-023
  geometry-quadrilaterals-024 geometry-quadrilaterals-025 geometry-quadrilaterals-032 geometry-quadrilaterals-034
  geometry-triangles-002 geometry-triangles-003 geometry-triangles-004 geometry-triangles-006 geometry-triangles-008
  geometry-triangles-010 geometry-triangles-012 geometry-triangles-013 geometry-triangles-015 geometry-triangles-032
  logic-easy-008 logic-easy-028 logic-easy-043 logic-easy-044 logic-hard-001 logic-hard-014 logic-hard-025
  logic-hard-030 logic-hard-041 logic-medium-007 logic-medium-016 logic-medium-042 number-theory-easy-046
  number-theory-medium-042 number-theory-medium-043 patterns-easy-001 patterns-easy-051 patterns-easy-052
  patterns-easy-053 patterns-hard-006 patterns-hard-022 patterns-hard-036 riddles-005 riddles-018 riddles-021
  riddles-054 weekly-029 weekly-032 weekly-084 weekly-086 weekly-142 weekly-147 weekly-166 weekly-175 weekly-201
  weekly-205 weekly-233 word-problems-easy-005 word-problems-easy-007 word-problems-easy-025 word-problems-easy-031
  word-problems-easy-034 word-problems-easy-046 word-problems-easy-051 word-problems-easy-053 word-problems-easy-054
  word-problems-hard-010 word-problems-hard-033 word-problems-medium-014 word-problems-medium-026
  word-problems-medium-035 word-problems-medium-038 word-problems-medium-042 word-problems-medium-044
  word-problems-medium-046 word-problems-medium-050
  `
    .trim()
    .split(/\s+/),
);
