/** The door for other programs: what this folder does, in one function. */
export { convert } from "./convert.ts";
