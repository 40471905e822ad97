import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FoundPicture } from "./found-picture.tsx";

test("the parts of a bar can be counted: a line stands between what is painted of each", () => {
  const html = renderToStaticMarkup(<FoundPicture mark="part" rows={[["full", "full", "full", "open"]]} />);
  const painted = [...html.matchAll(/<rect x="([\d.]+)".*? width="([\d.]+)".*? stroke-width="([\d.]+)"/g)].map(
    (one) => {
      const [x = 0, width = 0, stroke = 0] = one.slice(1).map(Number);
      return { from: x - stroke / 2, to: x + width + stroke / 2 };
    },
  );
  expect(painted).toHaveLength(4);
  for (const [at, { from }] of painted.entries())
    if (at > 0) expect(from - (painted[at - 1]?.to ?? 0)).toBeGreaterThanOrEqual(1);
});
