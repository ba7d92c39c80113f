import type { DiagramSpec } from '@diagloom/diagram/model';

/** Ids of all that is in a group, or that comes under a part of a tree, level by level. */
export const hangingOn = (part: string, { nodes, edges }: DiagramSpec): ReadonlySet<string> => {
  const found = new Set(nodes.filter(({ groups }) => groups?.includes(part)).map(({ id }) => id));
  const reach = [part];
  for (const id of reach) {
    for (const { from, to } of edges) {
      if (from !== id || to === part || found.has(to)) continue;
      found.add(to);
      reach.push(to);
    }
  }
  return found;
};
