import { Html } from "../../ui/html.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Steps } from "../steps.tsx";
import type { Marked } from "./mark.ts";

const words = { right: "right", almost: "right, in another form", wrong: "not yet", left: "left open" } as const;
const inWords = ({ verdict, unread }: Marked) => (unread === "" ? words[verdict] : "could not be read");

/** Every question of a test with what was answered, the answer, and its steps. */
export function Review({ marked }: { marked: readonly Marked[] }) {
  return (
    <>
      <h2 className="mb-3 text-xl">Question by question</h2>
      <ol className="flex flex-col gap-4">
        {marked.map((one, index) => {
          const { item, prompt, figure, typed, verdict, key, steps } = one;
          return (
            <li key={`${item.skill}/${item.stage}`} className="card flex flex-col gap-2 p-4 sm:p-5">
              <p className="flex items-center gap-2 text-sm text-soft">
                <Icon
                  name={verdict === "right" ? "check" : verdict === "almost" ? "target" : "x"}
                  className={verdict === "right" ? "text-good" : verdict === "almost" ? "text-warn" : "text-bad"}
                />
                {index + 1}: {inWords(one)}
              </p>
              <Html className="prose min-w-0 max-w-full" html={prompt} />
              {figure && <Html className="figure-box" html={figure} />}
              <p>
                {typed.trim() !== "" && (
                  <>
                    You wrote <strong className="break-all">{typed.slice(0, 60)}</strong>.{" "}
                  </>
                )}
                {verdict !== "right" && (
                  <>
                    The answer is <strong>{key}</strong>.
                  </>
                )}
              </p>
              <Steps steps={steps} />
            </li>
          );
        })}
      </ol>
    </>
  );
}
