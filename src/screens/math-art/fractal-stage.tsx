import { type ComponentType, useEffect, useMemo, useRef, useState } from "react";
import { CopyLink } from "../../play/copy-link.tsx";
import { NotFetched } from "../../play/not-fetched.tsx";
import { useSearchFields } from "../../play/use-search-fields.ts";
import { Icon } from "../../ui/icon.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { CardPicture } from "./card-picture.tsx";
import { noFile, pixels, savePixels } from "./save.ts";
import { useGallery } from "./use-gallery.ts";

// The zoom is a room of its own: play/art shows it, art/fractals knows it. What this page needs of them is written down here.
type Settings = unknown;
interface View {
  readonly FractalView: ComponentType<{
    readonly settings: Settings;
    readonly onSettings: (settings: Settings) => void;
  }>;
  readonly paint: (settings: Settings, width: number, height: number) => Promise<ImageData>;
}
interface Text {
  readonly toText: (settings: Settings) => string;
  readonly fromText: (text: string) => unknown;
  readonly start: Settings;
}
const views = import.meta.glob<View>("../../play/art/fractal-view.tsx");
const texts = import.meta.glob<Text>("../../art/fractals/settings.ts");

interface Fractals {
  readonly view: View;
  readonly text: Text;
}

/** Fetches the zoom. Rejects where it does not come. */
async function load(): Promise<Fractals> {
  const [view, text] = await Promise.all(
    [views, texts].map((files) => Object.values(files)[0]?.()) as [Promise<View>, Promise<Text>],
  );
  if (!view || !text) throw new Error("there is no zoom");
  return { view, text };
}

/** What a text says; null for a damaged one. */
function read({ fromText }: Text, text: string): Settings | null {
  const settings = fromText(text);
  return settings === null || (typeof settings === "object" && "problem" in settings) ? null : settings;
}

/** The zoom, with its link, its file and its place in the gallery. */
export function FractalStage({ title }: { readonly title: string }) {
  const [fractals, setFractals] = useState<Fractals | "failed" | null>(null);
  useEffect(() => {
    load().then(setFractals, () => setFractals("failed"));
  }, []);
  if (fractals === "failed") return <NotFetched what="The zoom" />;
  if (!fractals)
    return (
      <div className="art-room">
        <CardPicture id="fractals" />
        <p className="needs-script min-h-160 text-soft">Fetching the zoom …</p>
      </div>
    );
  return <Zoom {...fractals} title={title} />;
}

function Zoom({ view, text, title }: Fractals & { readonly title: string }) {
  const [fields, replace] = useSearchFields();
  const gallery = useGallery();
  const given = fields["art"];
  const asked = useMemo(() => (given === undefined ? null : read(text, given)), [given, text]);
  const settings = asked ?? text.start;
  return (
    <div className="flex flex-col gap-4">
      {given !== undefined && asked === null && (
        <p role="status" className="flex items-start gap-2 rounded-xl bg-warn-soft p-3 text-warn">
          <Icon name="info" className="mt-1 shrink-0" /> This link has lost a part on its way, so the picture begins at
          its beginning.
        </p>
      )}
      <view.FractalView settings={settings} onSettings={(next) => replace({ art: text.toText(next) })} />
      <div className="screen-only flex flex-wrap gap-2">
        <button
          type="button"
          className="btn"
          onClick={() => {
            const name = `${title} ${gallery.all.filter(({ maker }) => maker === "fractals").length + 1}`;
            gallery.add({ maker: "fractals", text: text.toText(settings), name });
            void toast({ title: `Kept as “${name}”`, body: "Your gallery is at the end of this page.", tone: "good" });
          }}
        >
          <Icon name="heart" /> Keep it
        </button>
        <button
          type="button"
          className="btn"
          onClick={() =>
            void view
              .paint(settings, pixels, pixels)
              .then((data) => savePixels("fractals.png", data))
              .catch(() => void toast(noFile))
          }
        >
          <Icon name="download" /> PNG
        </button>
        <button type="button" className="btn" onClick={() => print()}>
          <Icon name="printer" /> Print
        </button>
      </div>
      <CopyLink />
    </div>
  );
}

/** A kept zoom, small. */
export function SmallFractal({ text: made }: { readonly text: string }) {
  const paper = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    load().then(
      async ({ view, text }) => {
        const settings = read(text, made);
        if (settings === null) return;
        const pixels = await view.paint(settings, size, size);
        paper.current?.getContext("2d")?.putImageData(pixels, 0, 0);
      },
      () => undefined, // it stays empty
    );
  }, [made]);
  return (
    <span aria-hidden="true">
      <canvas ref={paper} className="art" data-palette="sea" width={size} height={size} />
    </span>
  );
}

const size = 240;
