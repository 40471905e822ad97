export type Tone = "right" | "notYet";
