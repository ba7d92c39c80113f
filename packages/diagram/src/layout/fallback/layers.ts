import type { Size } from '../../model/index.ts';
import { flowOrderOf, type Graph } from '../flow-order.ts';

/** A place in a layer: a shape, or a point where a long line passes through. */
export interface Place {
  readonly id: string;
  readonly size: Size;
  /** Kept free on both sides of it, px. */
  readonly room: number;
  readonly isPass: boolean;
}

/** A piece of a line from one layer to the next. */
export interface Link {
  readonly line: string;
  readonly from: string;
  readonly to: string;
}

export interface Layers {
  readonly layers: readonly (readonly Place[])[];
  /** The links below each layer. */
  readonly links: readonly (readonly Link[])[];
  /** Lines that are followed against their direction. */
  readonly turned: ReadonlySet<string>;
}

/** The width kept free where a line passes through a layer, px. */
export const passWidth = 2;

/**
 * Each shape goes below everything that leads to it. Between every two layers of shapes is one that holds the labels of the lines,
 * next to their sources. Lines get a place in every layer that they pass. Then the order is improved.
 */
export const layersOf = (graph: Graph, placeOf: (id: string) => Place, labelOf: (line: string) => Size): Layers => {
  const { back: turned } = flowOrderOf(graph);
  const lines = graph.connectors
    .filter(({ from, to }) => from !== to)
    .map((line) => (turned.has(line.id) ? { ...line, from: line.to, to: line.from } : line));
  const depths = depthsOf(graph, lines);
  const count = 2 * Math.max(0, ...depths.values()) + 1;
  const layers: Place[][] = Array.from({ length: count }, () => []);
  const links: Link[][] = Array.from({ length: count }, () => []);
  for (const { id } of graph.shapes) layers[2 * (depths.get(id) ?? 0)]?.push(placeOf(id));
  for (const line of lines) {
    const start = 2 * (depths.get(line.from) ?? 0);
    const end = 2 * (depths.get(line.to) ?? 0);
    const labelDepth = turned.has(line.id) ? end - 1 : start + 1;
    let from = line.from;
    for (let depth = start; depth < end; depth += 1) {
      const isLast = depth + 1 === end;
      const to = isLast ? line.to : `${line.id}#${depth + 1}`;
      const size = depth + 1 === labelDepth ? labelOf(line.id) : { width: passWidth, height: 0 };
      if (!isLast) layers[depth + 1]?.push({ id: to, size, room: 0, isPass: true });
      links[depth]?.push({ line: line.id, from, to });
      from = to;
    }
  }
  return { layers: orderLayers(layers, links), links, turned };
};

/** The longest way to each shape, in steps; the lines form no circle. */
const depthsOf = (graph: Graph, lines: Graph['connectors']): ReadonlyMap<string, number> => {
  const depths = new Map(graph.shapes.map(({ id }) => [id, 0]));
  const open = new Map(graph.shapes.map(({ id }) => [id, 0]));
  const leaving = new Map<string, string[]>(graph.shapes.map(({ id }) => [id, []]));
  for (const { from, to } of lines) {
    open.set(to, (open.get(to) ?? 0) + 1);
    leaving.get(from)?.push(to);
  }
  const ready = graph.shapes.map(({ id }) => id).filter((id) => open.get(id) === 0);
  for (const id of ready) {
    for (const to of leaving.get(id) ?? []) {
      depths.set(to, Math.max(depths.get(to) ?? 0, (depths.get(id) ?? 0) + 1));
      const left = (open.get(to) ?? 1) - 1;
      open.set(to, left);
      if (left === 0) ready.push(to);
    }
  }
  return depths;
};

const sweeps = 8;

/** Sorts each layer by the mean position of its neighbours in the layer before, down and up again; the best order is kept. */
const orderLayers = (
  layers: readonly (readonly Place[])[],
  links: readonly (readonly Link[])[],
): readonly (readonly Place[])[] => {
  let current = layers.map((layer) => [...layer]);
  let best = current;
  let fewest = crossingsOf(current, links);
  for (let sweep = 0; sweep < sweeps && fewest > 0; sweep += 1) {
    const isDown = sweep % 2 === 0;
    current = current.map((layer) => [...layer]);
    for (let step = 1; step < current.length; step += 1) {
      const index = isDown ? step : current.length - 1 - step;
      const fixed = current[isDown ? index - 1 : index + 1] ?? [];
      const between = links[isDown ? index - 1 : index] ?? [];
      current[index] = sortByNeighbours(current[index] ?? [], fixed, between, isDown);
    }
    const crossings = crossingsOf(current, links);
    if (crossings < fewest) {
      fewest = crossings;
      best = current;
    }
  }
  return best;
};

const sortByNeighbours = (
  layer: readonly Place[],
  fixed: readonly Place[],
  links: readonly Link[],
  isDown: boolean,
): Place[] => {
  const positions = new Map(fixed.map((place, index) => [place.id, index]));
  const sums = new Map<string, { sum: number; count: number }>();
  for (const link of links) {
    const [own, other] = isDown ? [link.to, link.from] : [link.from, link.to];
    const { sum, count } = sums.get(own) ?? { sum: 0, count: 0 };
    sums.set(own, { sum: sum + (positions.get(other) ?? 0), count: count + 1 });
  }
  const keys = new Map(
    layer.map((place, index) => {
      const found = sums.get(place.id);
      return [place.id, found === undefined ? index : found.sum / found.count];
    }),
  );
  return layer.toSorted((one, other) => (keys.get(one.id) ?? 0) - (keys.get(other.id) ?? 0));
};

const crossingsOf = (layers: readonly (readonly Place[])[], links: readonly (readonly Link[])[]): number => {
  let crossings = 0;
  links.forEach((between, index) => {
    const above = new Map(layers[index]?.map((place, position) => [place.id, position]));
    const below = new Map(layers[index + 1]?.map((place, position) => [place.id, position]));
    const ends = between
      .map((link) => ({ from: above.get(link.from) ?? 0, to: below.get(link.to) ?? 0 }))
      .sort((one, other) => one.from - other.from || one.to - other.to);
    crossings += inversions(ends.map((end) => end.to));
  });
  return crossings;
};

/** Pairs in the wrong order, counted by insertion into a sorted list. */
const inversions = (values: readonly number[]): number => {
  const sorted: number[] = [];
  let count = 0;
  for (const value of values) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? 0) <= value) low = middle + 1;
      else high = middle;
    }
    count += sorted.length - low;
    sorted.splice(low, 0, value);
  }
  return count;
};
