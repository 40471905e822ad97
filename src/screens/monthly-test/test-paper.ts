import type { TestQuestion } from "../../play/test/mark.ts";

export type Paper = readonly TestQuestion[];
