import { paletteOf } from "../../art/palettes.ts";

/** How the picture of a maker begins, from a file that was drawn when the site was built: there before any script runs. */
export function CardPicture({ id }: { readonly id: string }) {
  return (
    <svg className="art" data-palette={paletteOf(id)} viewBox="0 0 1000 1000" focusable="false" aria-hidden="true">
      <use href={`${import.meta.env.BASE_URL}art.svg#${id}`} />
    </svg>
  );
}
