interface Searchable {
  readonly name: string;
  readonly plain: string;
}

/** The entries whose name or formula text holds the query, whatever its capitals; an empty query keeps all. */
export function matching<T extends Searchable>(formulas: readonly T[], query: string): readonly T[] {
  const wanted = query.trim().toLowerCase();
  return formulas.filter(({ name, plain }) => `${name}\n${plain}`.toLowerCase().includes(wanted));
}
