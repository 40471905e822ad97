import { isWhole } from "../../maths/rational.ts";
import { FractionBars } from "../../play/tools/fraction-bars.tsx";
import { Line } from "../../play/tools/line.tsx";
import { useSaid } from "../../play/tools/use-said.ts";
import { Working } from "../../play/tools/working.tsx";
import type { Result } from "../../tools/fractions/calculate.ts";

/** The result of a sum in its forms, or of a comparison, and the working. */
export function Outcome({ result }: { readonly result: Result }) {
  const said = useSaid();
  if (result.kind === "problem") return null;
  const many = result.stages.length > 1;
  return (
    <>
      <section className="card mt-5 p-4 sm:p-5" aria-labelledby="result">
        <h2 id="result" className="mb-3 text-xl">
          Result
        </h2>
        {result.kind === "value" ? (
          <>
            <p className="text-2xl leading-loose" data-says>
              <Line text={result.shown === result.improper ? result.shown : `${result.shown} = ${result.improper}`} />
            </p>
            <dl className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-3">
              <Form name={isWhole(result.value) ? "As a whole number" : "As one fraction"} text={result.improper} />
              {result.mixed !== result.improper && <Form name="As a mixed number" text={result.mixed} />}
              {!isWhole(result.value) && (
                <Form name="As a decimal" text={result.exact ? result.decimal : `≈ ${result.decimal}`} />
              )}
            </dl>
            {result.decimal.includes("(") && (
              <p className="mt-2 text-sm text-soft">The digits in brackets repeat for ever.</p>
            )}
          </>
        ) : (
          <div data-says>
            <p className="text-2xl leading-loose">
              <Line text={result.shown} />
            </p>
            <p>{said(result.says)}</p>
          </div>
        )}
      </section>
      {result.stages.length > 0 && (
        <section className="card mt-5 p-4 sm:p-5 print:break-inside-auto!" aria-labelledby="working">
          <h2 id="working" className="mb-3 text-xl">
            Step by step
          </h2>
          {result.stages.map(({ title, steps }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: stages have an order, and may have the same title
            <section key={i} className="mb-5 last:mb-0">
              {many && (
                <h3 className="mb-3 text-lg">
                  {/^[A-Z]/.test(title) ? (
                    said(title)
                  ) : (
                    <>
                      Work out <Line text={title} />
                    </>
                  )}
                </h3>
              )}
              <Working steps={steps} picture={({ bars }) => bars && <FractionBars bars={bars} />} />
            </section>
          ))}
        </section>
      )}
    </>
  );
}

function Form({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="text-xl font-bold [overflow-wrap:anywhere]">
        <Line text={text} />
      </dd>
    </div>
  );
}
