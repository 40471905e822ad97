import { atom, namesOf, product, type Term, type Terms } from "./terms.ts";

/** A number of the text, with the parameters it was written from. */
export interface Sample {
  readonly said: number;
  readonly parameters: ReadonlyMap<string, number>;
}

/** Fewer texts tell nothing. */
export const fewest = 8;
/** More combinations of terms than are tried for one number. */
const mostTries = 60_000;

/**
 * The shortest sum of products of parameters that is the number in every sample; null where none is found. The shorter is tried first,
 * so a parameter that stands in the text is found as itself.
 */
export function learn(samples: readonly Sample[]): Terms | null {
  const [first] = samples;
  if (!first || samples.length < fewest) return null;
  if (samples.every(({ said }) => near(said, first.said))) return [{ factor: first.said, names: [] }];
  const names = [...first.parameters.keys()].filter((name) =>
    samples.some(({ parameters }) => parameters.get(name) !== first.parameters.get(name)),
  );
  const direct = names.find((name) =>
    samples.every(({ said, parameters }) => near(said, parameters.get(name) ?? Number.NaN)),
  );
  if (direct) return [{ factor: 1, names: [direct] }];
  // A number of two values might be many things.
  if (new Set(samples.map(({ said }) => said)).size < 4) return null;
  const products = monomials(names, samples);
  return fitted(products, samples, [1, 2], solve) ?? sized(names, samples) ?? fitted(products, samples, [3, 4], solve);
}

/** The size of a sum: what stands after a sign that the text writes by itself. */
function sized(names: readonly string[], samples: readonly Sample[]): Terms | null {
  const few = names.slice(0, 6);
  const pairs = few.flatMap((a, i) => few.slice(i).map((b) => [a, b]));
  const products = [[], ...few.map((a) => [a]), ...pairs].map((names) => ({ names }));
  const size = fitted(products, samples, [1, 2, 3], solveSize);
  if (!size) return null;
  const sign = Math.sign(size[0]?.factor ?? 1);
  return [{ factor: 1, names: [], size: size.map((term) => ({ ...term, factor: sign * term.factor })) }];
}

type Solve = (columns: readonly (readonly number[])[], said: readonly number[]) => number[] | null;

/** The first sum of so many of these products that is the number in every sample. */
function fitted(
  products: readonly Omit<Term, "factor">[],
  samples: readonly Sample[],
  sizes: readonly number[],
  solve: Solve,
): Terms | null {
  const columns = products.map((term) => samples.map(({ parameters }) => valueAt(term, parameters)));
  const said = samples.map((sample) => sample.said);
  let tries = 0;
  for (const size of sizes) {
    if (samples.length < size + 6) return null;
    for (const at of chosen(products.length, size)) {
      if (++tries > mostTries) return null;
      const factors = solve(
        at.map((i) => columns[i] ?? []),
        said,
      );
      if (!factors) continue;
      const terms = at.map((i, j): Term => ({ ...(products[i] as Term), factor: factors[j] ?? 0 }));
      if (isCertain(terms, samples)) return terms;
    }
  }
  return null;
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6 * Math.max(1, Math.abs(a));

function valueAt({ names, by = [] }: Omit<Term, "factor">, parameters: ReadonlyMap<string, number>): number {
  const value = (name: string) => atom(name, parameters);
  return product(names.map(value)) / product(by.map(value));
}

/** A parameter must have had more values than there are terms that speak of it: else anything could be fitted to it. */
function isCertain(terms: Terms, samples: readonly Sample[]): boolean {
  return [...new Set(namesOf(terms))].every((name) => {
    const values = new Set(samples.map(({ parameters }) => parameters.get(name)));
    return values.size >= 2 + terms.filter((term) => namesOf([term]).includes(name)).length;
  });
}

/** One, each parameter, products of two and three, quotients, what is moved behind the point: simple ones first. */
function monomials(names: readonly string[], samples: readonly Sample[]): Omit<Term, "factor">[] {
  const few = names.slice(0, 8);
  const isFew = few.length <= 5;
  const values = (name: string) => samples.map(({ parameters }) => parameters.get(name) ?? Number.NaN);
  const signed = names.filter((name) => values(name).some((value) => value < 0)).map((name) => `|${name}|`);
  const times = names
    .filter((name) => values(name).some((value) => value > 120))
    .flatMap((name) => [`${name}@h`, `${name}@m`]);
  const exponents = few.filter((name) => values(name).every((value) => value >= 0 && value <= 12));
  const powers = isFew
    ? exponents.flatMap((n) => ["2", "3", "10", ...few.filter((b) => b !== n)].map((b) => `${b}^${n}`))
    : [];
  const pairs = few.flatMap((a, i) => few.slice(i).map((b) => [a, b]));
  const quotients = isFew ? few.flatMap((a) => few.filter((b) => b !== a).map((b) => ({ names: [a], by: [b] }))) : [];
  const tens = isFew
    ? exponents.flatMap((n) => few.filter((a) => a !== n).map((a) => ({ names: [a], by: [`10^${n}`] })))
    : [];
  const triples = isFew
    ? few.flatMap((a, i) => few.slice(i).flatMap((b, j) => few.slice(i + j).map((c) => [a, b, c])))
    : [];
  const scaled = powers.flatMap((power) => few.map((a) => [a, power]));
  return [
    { names: [] },
    ...[...names, ...signed, ...times, ...powers].map((name) => ({ names: [name] })),
    ...pairs.map((pair) => ({ names: pair })),
    ...quotients,
    ...tens,
    ...[...triples, ...scaled].map((three) => ({ names: three })),
  ];
}

function* chosen(count: number, size: number, from = 0): Generator<number[]> {
  if (size === 0) yield [];
  else for (let i = from; i <= count - size; i++) for (const rest of chosen(count, size - 1, i + 1)) yield [i, ...rest];
}

/** Plain factors with which the columns add up to what is said, in every row; null where there are none. */
const solve: Solve = (columns, said) => {
  const factors = factorsFor(columns, said);
  const fits = factors && said.every((one, row) => near(one, sumAt(columns, factors, row)));
  return fits ? factors : null;
};

/** The same for sums that may be less than nothing where only their size is said. */
const solveSize: Solve = (columns, said) => {
  if (said.some((one) => one < 0)) return null;
  const rows = independent(columns);
  if (!rows) return null;
  // Of the rows that the factors are found from, each but the first has either sign.
  for (let signs = 0; signs < 2 ** (rows.length - 1); signs++) {
    const signed = rows.map((row, i) => (said[row] ?? 0) * (i > 0 && (signs >> (i - 1)) % 2 === 1 ? -1 : 1));
    const factors = factorsFor(
      columns.map((column) => rows.map((row) => column[row] ?? 0)),
      signed,
    );
    if (factors && said.every((one, row) => near(one, Math.abs(sumAt(columns, factors, row))))) return factors;
  }
  return null;
};

const sumAt = (columns: readonly (readonly number[])[], factors: readonly number[], row: number): number =>
  columns.reduce((sum, column, i) => sum + (column[row] ?? 0) * (factors[i] ?? 0), 0);

/** The first rows that as many factors can be found from; null where no rows can. */
function independent(columns: readonly (readonly number[])[]): number[] | null {
  const found = eliminated(columns, []);
  return found.length < columns.length ? null : found.map(({ row }) => row);
}

/** Plain factors with which the columns add up to what is said in as many rows as it takes to find them. */
function factorsFor(columns: readonly (readonly number[])[], said: readonly number[]): number[] | null {
  const size = columns.length;
  const rows = eliminated(columns, said).map(({ line }) => line);
  if (rows.length < size) return null;
  const factors: number[] = Array.from({ length: size }, () => 0);
  for (let at = size - 1; at >= 0; at--) {
    let value = rows[at]?.[size] ?? 0;
    for (let i = at + 1; i < size; i++) value -= (rows[at]?.[i] ?? 0) * (factors[i] ?? 0);
    factors[at] = Math.round(value * 12_000) / 12_000;
  }
  const plain = factors.every(
    (one) =>
      one !== 0 &&
      Math.abs(one) <= 2000 &&
      (near(one * 12, Math.round(one * 12)) || near(one * 1000, Math.round(one * 1000))),
  );
  return plain ? factors : null;
}

/** Rows of the columns and of what is said, each without what the ones before it tell. */
function eliminated(
  columns: readonly (readonly number[])[],
  said: readonly number[],
): { row: number; line: number[] }[] {
  const size = columns.length;
  const rows: { row: number; line: number[] }[] = [];
  for (let row = 0; row < (columns[0]?.length ?? 0) && rows.length < size; row++) {
    const line = [...columns.map((column) => column[row] ?? 0), said[row] ?? 0];
    for (const [at, { line: pivot }] of rows.entries()) {
      const times = line[at] ?? 0;
      for (let i = 0; i < line.length; i++) line[i] = (line[i] ?? 0) - times * (pivot[i] ?? 0);
    }
    const lead = line[rows.length] ?? 0;
    if (Math.abs(lead) > 1e-7) rows.push({ row, line: line.map((one) => one / lead) });
  }
  return rows;
}
