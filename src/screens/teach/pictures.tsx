import { useState } from "react";
import { QrReader, unable } from "../../play/sets/qr-reader.ts";
import type { Note } from "../../sets/challenge/add.ts";
import { FileButton } from "../../ui/file-button.tsx";

interface PicturesProps {
  readonly onCode: (code: string) => readonly Note[];
  readonly onTrouble: (words: string) => void;
}

/** Reads codes out of picture files: photographs and screenshots that pupils have sent. */
export function Pictures({ onCode, onTrouble }: PicturesProps) {
  const [isBusy, setBusy] = useState(false);

  async function read(files: readonly File[]) {
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
    <FileButton accept="image/*" multiple busy={isBusy} onFiles={(files) => void read(files)}>
      {isBusy ? "Reading …" : "Read codes from pictures"}
    </FileButton>
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
