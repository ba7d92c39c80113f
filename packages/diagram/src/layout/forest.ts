import type { Connector, Diagram } from '../model/index.ts';

/** A tree of shapes; every shape of a diagram stands in exactly one. */
export interface Tree {
  readonly id: string;
  /** The connector that leads here from the parent; absent for a root. */
  readonly connector?: Connector;
  readonly children: readonly Tree[];
}

/**
 * The spanning forest of a diagram's nodes: roots are the nodes that nothing leads to, in the order of the shapes, and
 * every node hangs from the first that reaches it. Connectors that are not part of it are given back as `others`.
 * A cycle that no root reaches is entered at its first shape.
 */
export const toForest = (diagram: Diagram): { roots: readonly Tree[]; others: readonly Connector[] } => {
  const ids = diagram.shapes.filter(({ placing }) => placing === 'node').map(({ id }) => id);
  const known = new Set(ids);
  const leaving = new Map<string, Connector[]>(ids.map((id) => [id, []]));
  const entered = new Set<string>();
  for (const connector of diagram.connectors) {
    if (connector.from === connector.to || !known.has(connector.to)) continue;
    leaving.get(connector.from)?.push(connector);
    entered.add(connector.to);
  }
  const used = new Set<string>();
  const reached = new Set<string>();
  const childrenOf = new Map<string, Connector[]>();
  const reachFrom = (start: string): void => {
    reached.add(start);
    const queue = [start];
    for (const id of queue) {
      const own = (leaving.get(id) ?? []).filter(({ to }) => {
        if (reached.has(to)) return false;
        reached.add(to);
        return true;
      });
      childrenOf.set(id, own);
      for (const connector of own) {
        used.add(connector.id);
        queue.push(connector.to);
      }
    }
  };
  const starts = [...ids.filter((id) => !entered.has(id)), ...ids];
  const roots = starts.filter((id) => {
    if (reached.has(id)) return false;
    reachFrom(id);
    return true;
  });
  const toTree = (id: string, connector?: Connector): Tree => ({
    id,
    ...(connector === undefined ? {} : { connector }),
    children: (childrenOf.get(id) ?? []).map((child) => toTree(child.to, child)),
  });
  return {
    roots: roots.map((id) => toTree(id)),
    others: diagram.connectors.filter(({ id }) => !used.has(id)),
  };
};
