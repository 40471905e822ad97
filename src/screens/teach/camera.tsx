import { useEffect, useRef, useState } from "react";
import { QrReader, unable } from "../../play/sets/qr-reader.ts";
import type { Note } from "../../sets/challenge/add.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { Icon } from "../../ui/icon.tsx";

interface CameraProps {
  readonly onCode: (code: string) => readonly Note[];
}

/** Between two looks: a picture is looked through in less on most devices. Milliseconds. */
const pause = 120;

const troubles: Readonly<Record<string, string>> = {
  NotAllowedError:
    "The camera was not allowed. You can allow it in the browser's settings for this site, or use one of the other ways.",
  NotFoundError: "There is no camera on this device. Use one of the other ways.",
  NotReadableError: "The camera is in use by another program. Close that one, and press Scan again.",
};

/** Reads codes with the camera, one after another, for as long as it is on. Nothing is asked for before Scan is pressed. */
export function Camera({ onCode }: CameraProps) {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [trouble, setTrouble] = useState("");
  const [isBusy, setBusy] = useState(false);
  // Only a page that came safely may use one: not a file, and not an address of the school's own net without https.
  const [isThere] = useState(() => isSecureContext && Boolean(navigator.mediaDevices?.getUserMedia));

  async function scan() {
    setTrouble("");
    setBusy(true);
    try {
      setStream(await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" }, audio: false }));
    } catch (error) {
      const words = troubles[(error as Error).name] ?? "The camera did not start. Use one of the other ways.";
      setTrouble(words);
      announce(words);
    }
    setBusy(false);
  }

  if (!isThere)
    return (
      <p className="text-soft">
        The camera cannot be used here: browsers lend it only to pages that came over https. Type the codes, paste them,
        or read them from pictures.
      </p>
    );
  return (
    <div className="needs-script flex flex-col gap-2">
      {stream ? (
        <Looking stream={stream} onCode={onCode} onStop={() => setStream(null)} />
      ) : (
        <button type="button" className="btn self-start" disabled={isBusy} onClick={() => void scan()}>
          <Icon name="scan" /> Scan with the camera
        </button>
      )}
      <p className="text-sm text-soft">
        The pictures stay on this device: each is looked through for a code and forgotten.
      </p>
      {trouble && <p className="text-bad">{trouble}</p>}
    </div>
  );
}

interface LookingProps {
  readonly stream: MediaStream;
  readonly onCode: CameraProps["onCode"];
  readonly onStop: () => void;
}

function Looking({ stream, onCode, onStop }: LookingProps) {
  const video = useRef<HTMLVideoElement>(null);
  const told = useRef(onCode);
  const [last, setLast] = useState("Hold a code before the camera.");
  useEffect(() => {
    told.current = onCode;
  });
  useEffect(() => {
    const shown = video.current;
    if (!shown) return;
    shown.srcObject = stream;
    void shown.play().catch(() => undefined);
    const reader = new QrReader();
    let [over, before] = [false, ""];
    void (async () => {
      while (!over) {
        const text = await reader.readFrom(shown).catch(() => null);
        if (over) break;
        if (reader.isUnable) {
          setLast(unable);
          break;
        }
        // The same code stays in sight for a while.
        if (text && text !== before) {
          before = text;
          setLast(told.current(text)[0]?.words ?? "");
        }
        await new Promise((go) => setTimeout(go, pause));
      }
    })();
    return () => {
      over = true;
      reader.end();
      for (const track of stream.getTracks()) track.stop();
    };
  }, [stream]);
  return (
    <div className="flex flex-col gap-2">
      <video ref={video} className="camera" playsInline muted />
      <p className="font-semibold">{last}</p>
      <button type="button" className="btn self-start" onClick={onStop}>
        <Icon name="x" /> Stop the camera
      </button>
    </div>
  );
}
