/** Where what is said on a page comes from. */
export function Sources({ sources }: { readonly sources: readonly string[] }) {
  return sources.length === 0 ? null : (
    <section aria-labelledby="sources">
      <h2 id="sources" className="mb-2 text-base">
        Sources
      </h2>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm text-soft">
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </section>
  );
}
