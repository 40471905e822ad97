import { useMemo, useState } from "react";
import { methodNames } from "../../games/magic-squares/constructions/construction.ts";
import { constructedOrders, construction } from "../../games/magic-squares/constructions/constructions.ts";
import { Choice } from "../../ui/choice.tsx";
import { GrowingSquare } from "./growing-square.tsx";
import { Pens } from "./pens.tsx";
import { Steps } from "./steps.tsx";
import { totalsOf } from "./totals.ts";
import { usePlay } from "./use-play.ts";

const orders = constructedOrders.map((value) => ({ value, label: String(value) }));

/** Which orders a method is for: a sentence that begins with the order that was chosen. */
function kindOf(order: number): string {
  if (order % 2 === 1) return `${order} is odd, and every odd order is filled by one walk over the square.`;
  if (order % 4 === 0) return `${order} is doubly even: half of it is even, too.`;
  return `${order} is even, but half of it is odd; for such orders John Conway found a method with letters.`;
}

/** Shows how magic squares are built, one number at a time, each with the reason for its place. */
export function Constructions() {
  const [order, setOrder] = useState(3);
  const [step, setStep] = useState(1);
  const made = useMemo(() => construction(order), [order]);
  const last = made.placements.length;
  const play = usePlay(step, last, setStep);

  const square: (number | null)[] = made.placements.map(() => null);
  for (const { cell, value } of made.placements.slice(0, step)) square[cell] = value;
  const totals = totalsOf(order, square);

  return (
    <section className="mt-12" aria-labelledby="how-to-make-one">
      <h2 id="how-to-make-one" className="text-2xl">
        How to make one
      </h2>
      <p className="mt-2 max-w-[68ch]">
        A magic square can be built by a rule, without any guessing. The order says how many cells stand along a side.
      </p>
      <div className="card mt-4 flex flex-col gap-5 p-4 sm:p-5">
        <div className="construction-order screen-only needs-script">
          <Choice
            legend="Order"
            name="construction-order"
            options={orders}
            value={order}
            onChange={(chosen) => {
              play.stop();
              setOrder(chosen);
              setStep(1);
            }}
          />
        </div>
        <div className="construction-show">
          <div className="construction-idea">
            <h3 className="text-lg">
              Order {order}: {methodNames[made.method]}
            </h3>
            <p className="mt-1">
              {kindOf(order)} {made.idea}
            </p>
          </div>
          <GrowingSquare made={made} step={step} square={square} totals={totals} />
          <div className="construction-way">
            <Steps step={step} last={last} onStep={setStep} play={play} />
            {/* While the steps go by themselves, they would talk over each other. */}
            <p role="status" aria-live={play.playing ? "off" : "polite"} className="construction-why">
              {made.placements[step - 1]?.why}
              {totals?.all && (
                <strong className="mt-2 block">
                  The square is full: every row, every column and both diagonals add up to {totals.all}.
                </strong>
              )}
            </p>
            {made.method === "lux" && <Pens order={order} />}
          </div>
        </div>
      </div>
    </section>
  );
}
