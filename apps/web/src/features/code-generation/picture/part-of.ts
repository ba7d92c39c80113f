export type Parents = ReadonlyMap<string, string | undefined>;

/** The part that a cell belongs to: itself, or for a row or a label the nearest thing around it that is one. */
export const partOf = (id: string, parts: ReadonlySet<string>, parents: Parents): string | undefined => {
  const seen = new Set<string>();
  for (let at: string | undefined = id; at !== undefined && !seen.has(at); at = parents.get(at)) {
    if (parts.has(at)) return at;
    seen.add(at);
  }
  return undefined;
};
