import { useId, useState } from "react";
import { Link } from "react-router";
import { count } from "../../engine/words.ts";
import { QrSquare } from "../../play/sets/qr-square.tsx";
import { WholeScreen } from "../../play/sets/whole-screen.tsx";
import { type Challenge, writeChallenge } from "../../sets/challenge/link.ts";
import { rulesInWords } from "../../sets/challenge/rules.ts";
import { writeLink } from "../../sets/link.ts";
import { useCopied } from "../../ui/hooks/use-copied.ts";
import { Icon } from "../../ui/icon.tsx";
import { printPart } from "../../ui/print-part.ts";

/** How a challenge comes to the class: as a link, as a QR code on the board, or on paper. */
export function Give({ challenge }: { readonly challenge: Challenge }) {
  const { set, rules } = challenge;
  const text = writeChallenge(challenge);
  const address = `${location.origin}${import.meta.env.BASE_URL}challenge#${text}`;
  const [large, setLarge] = useState(false);
  const id = useId();
  const ask = rules.ask === "number" ? "your number" : rules.ask === "name" ? "a nickname" : "";
  const square = (
    <QrSquare text={address} label="A code that opens the challenge on a pupil's device">
      <p className="text-soft">
        This challenge is too long for a code: share its link. With fewer questions of your own words it becomes
        shorter.
      </p>
    </QrSquare>
  );
  const { said, copy } = useCopied(
    address,
    "The link is copied.",
    "The browser did not allow it: mark the link and copy it yourself.",
  );
  return (
    <section data-prints="code" className="card flex flex-col gap-4 p-5 sm:p-7" aria-labelledby={`${id}-give`}>
      <h3 id={`${id}-give`} className="screen-only text-lg">
        Give it to the class
      </h3>
      <p className="print-only text-2xl font-bold">{set.title || "A challenge"}</p>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
        <div className="give-code">
          {square}
          <button type="button" className="btn btn-main screen-only" onClick={() => setLarge(true)}>
            <Icon name="scan" /> Large, for the board
          </button>
        </div>
        <div className="flex min-w-0 flex-1 basis-72 flex-col gap-3">
          <ul className="prose list-disc pl-5">
            <li>{count(set.entries.length, "question")}.</li>
            {rulesInWords(rules).map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
            {ask && <li>At the beginning you give {ask}.</li>}
          </ul>
          <label htmlFor={`${id}-link`} className="screen-only font-semibold">
            The link for pupils
          </label>
          <input
            id={`${id}-link`}
            className="field screen-only w-full"
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
          />
          <p className="screen-only flex flex-wrap gap-2">
            <button type="button" className="btn" onClick={copy}>
              <Icon name="copy" /> Copy link
            </button>
            <button type="button" className="btn" onClick={() => printPart("code")}>
              <Icon name="printer" /> Print the code
            </button>
            <Link className="btn" to={{ pathname: "/challenge", hash: text }}>
              <Icon name="eye" /> Try it yourself
            </Link>
            <Link className="btn" to={{ pathname: "/show", hash: writeLink(set) }}>
              <Icon name="monitor" /> Show the questions large
            </Link>
            <Link className="btn" to={{ pathname: "/worksheets", hash: writeLink(set) }}>
              <Icon name="printer" /> As a sheet on paper
            </Link>
            <Link className="btn" to={{ pathname: "/teach", hash: writeLink(set) }}>
              <Icon name="settings" /> Other rules
            </Link>
          </p>
          {said && <p className="screen-only text-soft">{said}</p>}
          <p className="screen-only max-w-[68ch] text-soft">
            The whole challenge stands in its link, for nothing is kept anywhere else: so there is no short code to
            type, and the six letters on a printed sheet do not open it. Where no camera reads the square, send the link
            as your school sends links. Pupils need this site opened once while online; after that the challenge works
            without the internet. At the end each has a code for you. Nothing else comes back, and nothing is sent
            anywhere.
          </p>
        </div>
      </div>
      {large && (
        <WholeScreen title={set.title || "A challenge"} onClose={() => setLarge(false)}>
          <div className="whole-qr">
            {square}
            <p>Point your camera at the square{ask ? `. Then give ${ask}` : ""}.</p>
          </div>
        </WholeScreen>
      )}
    </section>
  );
}
