import { hash } from "../../maths/hash.ts";
import { random } from "../../maths/random.ts";
import { Html } from "../../ui/html.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Asked, Missing, PaperHead, useKeyText, type Version } from "./paper.tsx";
import { distinct, leastForBingo } from "./short-answers.ts";
import { stacked } from "./stacked.ts";

interface CutProps {
  readonly title: string;
  readonly version: Version;
}

/** A card for each question, to be cut out along the dashes. */
export function CardPages({ title, version }: CutProps) {
  return (
    <section className="paper-page">
      <PaperHead title={title} letter={version.letter} />
      <ol className="paper-cards">
        {version.slots.map((slot, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is told by its place
          <li key={at}>
            <span className="paper-number">{at + 1}</span>
            {slot.question ? <Asked question={slot.question} /> : <Missing slot={slot} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A strip for each question: a team brings its answer, and gets the next one. */
export function RelayPages({ title, version }: CutProps) {
  return (
    <section className="paper-page">
      <PaperHead title={`Relay: ${title}`} letter={version.letter}>
        <p className="paper-small">
          Print one set for each team and cut along the dashes. A team brings its answer to question 1; when it is
          right, it gets question 2.
        </p>
      </PaperHead>
      <ol className="paper-cards" data-wide>
        {version.slots.map((slot, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is told by its place
          <li key={at}>
            <span className="paper-number">{at + 1}</span>
            {slot.question ? <Asked question={slot.question} /> : <Missing slot={slot} />}
            <p className="paper-name">
              <span>Team</span>
              <span>Answer</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The first questions, twice on a page: what a class hands in at the door. */
export function ExitPages({ title, version }: CutProps) {
  return (
    <section className="paper-page">
      {[1, 2].map((copy) => (
        <article key={copy} className="paper-ticket">
          <PaperHead title={`Exit ticket: ${title}`} letter={version.letter}>
            <p className="paper-name">
              <span>Name</span>
              <span>Date</span>
            </p>
          </PaperHead>
          <ol className="paper-questions" data-columns="1">
            {version.slots.map((slot, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a question is told by its place
              <li key={at}>
                <span className="paper-number">{at + 1}</span>
                <div className="paper-body">
                  {slot.question ? <Asked question={slot.question} /> : <Missing slot={slot} />}
                  <div className="paper-room" data-lines="1" />
                </div>
              </li>
            ))}
          </ol>
          <p className="paper-small">Today I feel: ○ sure ○ nearly there ○ not yet</p>
        </article>
      ))}
    </section>
  );
}

type KeyText = ReturnType<typeof useKeyText>;

const distinctOf = ({ slots }: Version, keyText: KeyText) =>
  distinct(
    slots.map(({ question }) => question),
    keyText,
  );

/** A version with the questions only that bingo and dominoes are made from: its key counts as they do. */
export function inGame(version: Version, keyText: KeyText): Version {
  const used = new Set(distinctOf(version, keyText).map(({ question }) => question));
  return { ...version, slots: version.slots.filter(({ question }) => question && used.has(question)) };
}

const bingoCards = 30;
const squares = 9;

/** A card of nine answers for each of thirty pupils, and the questions that the teacher calls. */
export function BingoPages({ title, version, onMore }: CutProps & { readonly onMore: () => void }) {
  const pool = distinctOf(version, useKeyText());
  if (pool.length < leastForBingo)
    return (
      <section className="paper-page">
        <PaperHead title={`Bingo: ${title}`} letter={version.letter} />
        <p>
          Bingo needs at least {leastForBingo} questions with different short answers. This set has {pool.length}.
        </p>
        <p className="screen-only mt-3">
          <button type="button" className="btn btn-main" onClick={onMore}>
            <Icon name="plus" /> Add more like these
          </button>
        </p>
      </section>
    );
  const chance = random(hash(version.code));
  const answers = pool.map(({ text }) => text);
  return (
    <>
      <section className="paper-page">
        <PaperHead title={`Bingo: ${title}`} letter={version.letter}>
          <p className="paper-small">For the caller: read them in any order, and tick what was read.</p>
        </PaperHead>
        <ol className="paper-key paper-call">
          {pool.map(({ question, text }, at) => (
            <li key={text}>
              <span className="paper-number">{at + 1}</span>
              <div>
                <Asked question={question} />{" "}
                <b>
                  <Html inline html={stacked(text)} />
                </b>
                {"\u00a0☐"}
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section className="paper-page">
        <ul className="paper-bingo">
          {Array.from({ length: bingoCards }, (_, card) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards are told by their number
            <li key={card}>
              <p className="paper-small">
                {title} · card {card + 1}
              </p>
              <table>
                <tbody>
                  {rowsOf(chance.shuffle(answers).slice(0, squares)).map((row) => (
                    <tr key={row.join("|")}>
                      {row.map((text) => (
                        <td key={text}>
                          <Html inline html={stacked(text)} />
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

const rowsOf = (texts: readonly string[]) => [0, 3, 6].map((from) => texts.slice(from, from + 3));

/** A loop of tiles: each has the answer to the question of another one. */
export function DominoPages({ title, version }: CutProps) {
  const pool = distinctOf(version, useKeyText());
  // They are cut out as they lie, so they must not lie in the order of the loop.
  const tiles = random(hash(version.code)).shuffle(
    pool.map((tile, at) => ({ ...tile, left: pool.at(at - 1)?.text ?? "" })),
  );
  return (
    <section className="paper-page">
      <PaperHead title={`Dominoes: ${title}`} letter={version.letter}>
        <p className="paper-small">
          Cut along the dashes. Lay each question beside its answer: the {pool.length} tiles close to a loop.
        </p>
      </PaperHead>
      <ul className="paper-dominoes">
        {tiles.map(({ question, text, left }) => (
          <li key={text}>
            <b>
              <Html inline html={stacked(left)} />
            </b>
            <div>
              <Html html={question.prompt} />
              {question.figure && <Html className="paper-figure" html={question.figure} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
