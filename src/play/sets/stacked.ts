import type { Html } from "../../engine/puzzle.ts";

/** An answer in plain text, "2 2/5 kg", with its fractions set as those of the questions are: one number over the other. */
export function stacked(text: string): Html {
  return escaped(text).replace(
    /(?<![\p{L}\d).,/^])(?:(\d+) )?(\d+)\/(\d+)(?![\p{L}\d(/^])/gu,
    (_, whole: string | undefined, top, bottom) =>
      `<math>${whole ? `<mn>${whole}</mn>` : ""}<mfrac><mn>${top}</mn><mn>${bottom}</mn></mfrac></math>`,
  );
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
