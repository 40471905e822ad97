import { useState } from "react";
import { QrReader, unable } from "../../play/sets/qr-reader.ts";
import type { Note } from "../../sets/challenge/add.ts";
import { Icon } from "../../ui/icon.tsx";

interface PicturesProps {
  readonly onCode: (code: string) => readonly Note[];
  readonly onTrouble: (words: string) => void;
}

/** Reads codes out of picture files: photographs and screenshots that pupils have sent. */
export function Pictures({ onCode, onTrouble }: PicturesProps) {
  const [isBusy, setBusy] = useState(false);

  async function read(files: readonly File[]) {
    if (files.length === 0) return;
    setBusy(true);
    const reader = new QrReader();
    const none: string[] = [];
    for (const file of files) {
      const text = await codeIn(reader, file);
      if (text === null) none.push(file.name);
      else onCode(text);
    }
    const { isUnable } = reader;
    reader.end();
    setBusy(false);
    if (isUnable) onTrouble(unable);
    else if (none.length > 0)
      onTrouble(
        `No code was found in ${none.slice(0, 3).join(", ")}${none.length > 3 ? ` and ${none.length - 3} more` : ""}. Take the picture closer, straight on and in good light, or type the letters.`,
      );
  }

  return (
    <label className="btn needs-script self-start focus-within:outline-2" aria-busy={isBusy}>
      <Icon name="upload" /> {isBusy ? "Reading …" : "Read codes from pictures"}
      <input
        type="file"
        accept="image/*"
        multiple
        className="sr-only"
        disabled={isBusy}
        onChange={(event) => {
          void read([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
    </label>
  );
}

/** The text of the code in a picture file; null where there is none, or it is no picture. */
async function codeIn(reader: QrReader, file: File): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const text = await reader.readFrom(picture, "file").catch(() => null);
  picture.close();
  return text;
}
