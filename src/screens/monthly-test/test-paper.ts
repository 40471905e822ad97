import type { TestQuestion } from "../../play/exam/mark.ts";

export type Paper = readonly TestQuestion[];
