// What the picture does not wait for, in one file: its parts are small and made of the same things.
export { InWords } from "./in-words.tsx";
export { listen } from "./listen.ts";
export { savePicture } from "./save-picture.ts";
