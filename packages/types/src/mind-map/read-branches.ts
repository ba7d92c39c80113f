import type { DiagramSpec } from '@diagloom/diagram/model';

/** Where a topic stands: how far from the centre, and on which of the main branches, counted from 0. */
export interface TopicPlace {
  readonly depth: number;
  readonly branch: number;
}

/** Walks outwards from the topics that nothing leads to. A topic that two lead to belongs to the first. */
export const readBranches = (spec: DiagramSpec): ReadonlyMap<string, TopicPlace> => {
  const lines = spec.edges.filter(({ kind }) => kind !== 'link');
  const entered = new Set(lines.map(({ to }) => to));
  const roots = spec.nodes.filter(({ id }) => !entered.has(id));
  const places = new Map<string, TopicPlace>(roots.map(({ id }) => [id, { depth: 0, branch: 0 }]));
  const queue = roots.map(({ id }) => id);
  for (const id of queue) {
    const own = places.get(id) ?? { depth: 0, branch: 0 };
    let count = 0;
    for (const { to } of lines.filter(({ from }) => from === id)) {
      if (places.has(to)) continue;
      places.set(to, { depth: own.depth + 1, branch: own.depth === 0 ? count : own.branch });
      count += 1;
      queue.push(to);
    }
  }
  return places;
};
