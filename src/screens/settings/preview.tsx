import { Html } from "../../ui/html.tsx";
import { Icon } from "../../ui/icon.tsx";

const problem =
  "<p>A sack holds 1,234.5 g of rice. Nadia fills bags with <math><mrow><mn>7.5</mn><mo>×</mo><mn>10</mn></mrow></math> g each.</p><p>How much rice is left over, and <em>how many</em> bags are full?</p>";

/** A piece of a puzzle, so that one sees what a choice does. */
export function Preview() {
  return (
    <section className="card p-5 lg:sticky lg:top-20 lg:w-80" aria-labelledby="preview">
      <header className="mb-3 flex flex-wrap items-center gap-2">
        <h2 id="preview" className="mr-auto text-lg">
          This is how it looks
        </h2>
        <span className="chip clock-words">
          <Icon name="clock" /> 3 min
        </span>
      </header>
      <Html className="prose" html={problem} />
    </section>
  );
}
