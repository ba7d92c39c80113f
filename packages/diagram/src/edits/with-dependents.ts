import type { Canvas } from './canvas.ts';

/** The cells themselves, all that is inside them, and the edges that would be left without an end; in page order. */
export const withDependents = (canvas: Canvas, ids: readonly string[]): readonly string[] => {
  const attached = new Map<string, string[]>();
  for (const { id, source, target } of canvas.edges) {
    for (const end of [source, target]) {
      if (end === undefined) continue;
      const known = attached.get(end);
      if (known === undefined) attached.set(end, [id]);
      else known.push(id);
    }
  }
  const found = new Set<string>();
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...canvas.childrenOf(id).map((child) => child.id), ...(attached.get(id) ?? []));
  }
  return canvas.page.cells.map(({ id }) => id).filter((id) => found.has(id));
};

/** The cells themselves and all that is inside them. */
export const withDescendants = (canvas: Canvas, ids: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...canvas.childrenOf(id).map((child) => child.id));
  }
  return found;
};
