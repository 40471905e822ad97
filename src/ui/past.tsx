/** Leads past a picture with many links in it; seen when the keyboard comes to it. */
export function Past({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <a href={`#${to}`} className="btn sr-only mb-2 focus:not-sr-only">
      {children}
    </a>
  );
}
