/** The door for other programs: what this folder does, in one function. */
export { evaluate } from "./evaluate.ts";
