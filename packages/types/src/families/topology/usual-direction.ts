import type { DiagramSpec, Direction } from '@diagloom/diagram/model';
import { findLinesBack } from './choose-flow.ts';
import type { Topology } from './topology.ts';

/** What a card takes with the lines beside it, px, for a rough guess of how long and how broad a drawing becomes. */
const along = 260;
const across = 100;

/** A drawing longer than this for its breadth no longer fits a screen or a slide at a readable size. */
const longest = 5;

/** The direction of a spec that says none: the type's own, but down where that would make a long thin ribbon to the right. */
export const usualDirection = (spec: Omit<DiagramSpec, 'direction'>, topology: Topology): Direction => {
  if (topology.direction !== 'right') return topology.direction;
  const layers = countLayers(spec);
  const breadth = Math.max(1, ...layers);
  return (layers.length * along) / (breadth * across + 60) > longest ? 'down' : 'right';
};

/** How many nodes stand in each layer when each stands behind all that lead to it. */
const countLayers = (spec: Omit<DiagramSpec, 'direction'>): readonly number[] => {
  const back = findLinesBack(spec);
  const entering = new Map<string, string[]>();
  for (const { id, from, to } of spec.edges) {
    const [start, end] = back.has(id) ? [to, from] : [from, to];
    if (start !== end) entering.set(end, [...(entering.get(end) ?? []), start]);
  }
  const layers = new Map<string, number>();
  const path = new Set<string>();
  /** A circle that is left, through a group and its own part, ends where it was entered. */
  const layerOf = (id: string): number => {
    const known = layers.get(id);
    if (known !== undefined) return known;
    path.add(id);
    const before = (entering.get(id) ?? []).filter((other) => !path.has(other));
    const layer = before.reduce((most, other) => Math.max(most, layerOf(other) + 1), 0);
    path.delete(id);
    layers.set(id, layer);
    return layer;
  };
  const counts: number[] = [];
  for (const { id } of spec.nodes) {
    const layer = layerOf(id);
    counts[layer] = (counts[layer] ?? 0) + 1;
  }
  return Array.from(counts, (count) => count ?? 0);
};
