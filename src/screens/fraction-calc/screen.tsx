import { GoesWith } from "../../play/tools/goes-with.tsx";
import { TypedSum } from "../../play/tools/typed-sum.tsx";
import { calculate } from "../../tools/fractions/calculate.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { Outcome } from "./outcome.tsx";

const examples = ["1/4 + 5/6", "2 1/3 × 4", "1 1/2 ÷ 3/8", "2/3 or 3/5", "3/4, 2/3, 5/8", "0.1(6)"];
const signs = ["/", " ", "+", "−", "×", "÷", ".", "(", ")", "^", ", ", "<"];

export default function FractionCalcScreen({ row }: ScreenProps) {
  return (
    <>
      <PageHeading icon={row.icon} motif="fractions" title={row.title}>
        Add, subtract, multiply, divide, compare and put in order: exactly, with every step.
      </PageHeading>
      <TypedSum
        name="sum"
        label="Your sum"
        hint="Write 2/3 for two thirds and 2 1/3 for two and a third. Recurring digits go in brackets: 0.1(6)."
        button="Work it out"
        signs={signs}
        examples={examples}
        troubleIn={(text) => {
          const result = calculate(text);
          return result.kind === "problem" ? result : null;
        }}
      >
        {(asked) => <Outcome result={calculate(asked)} />}
      </TypedSum>
      <GoesWith tool="/fraction-calc" />
    </>
  );
}
