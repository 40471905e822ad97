/** The loader of a module in a table made by import.meta.glob. Throws an Error for a path that names none. */
export function found<T>(modules: Record<string, () => Promise<T>>, path: string): () => Promise<T> {
  const load = modules[path];
  if (!load) throw new Error(`routes.ts names ${path}, which does not exist`);
  return load;
}
