import type { BoardReading, ReadConnector, ReadShape } from './board-reading.ts';

/** Every part but the first hangs on one other, and all hang together. */
export const isTree = ({ shapes, connectors }: BoardReading): boolean => {
  const ids = shapes.filter(({ kind }) => kind !== 'text').map(({ id }) => id);
  const tied = new Set(connectors.flatMap(({ from, to }) => [from, to]));
  const parts = ids.filter((id) => tied.has(id));
  return (
    parts.length >= 3 &&
    parts.length >= 0.7 * ids.length &&
    Math.abs(connectors.length - parts.length + 1) <= 0.15 * parts.length
  );
};

/** So many lines have no head at least, where others that look like it have some. */
const leastPlain = 0.4;

/** Whether what looks like heads is where several plain lines flow together at a shape, as branches of a mind map do. */
export const flowTogether = (connectors: readonly ReadConnector[]): boolean => {
  const targets = connectors.flatMap(({ from, to, head }) =>
    head === 'none' ? [] : head === 'end' ? [to] : [from, to],
  );
  const pointing = connectors.filter(({ head }) => head !== 'none');
  return (
    connectors.length - pointing.length >= leastPlain * connectors.length &&
    pointing.every(({ to }) => targets.filter((target) => target === to).length > 1)
  );
};

/** The part with the most lines, the largest of those. */
export const rootOf = (shapes: readonly ReadShape[], connectors: readonly ReadConnector[]): ReadShape | undefined => {
  const countOf = ({ id }: ReadShape): number => connectors.filter(({ from, to }) => from === id || to === id).length;
  return shapes.toSorted((a, b) => countOf(b) - countOf(a) || b.box.width - a.box.width)[0];
};

/** The lines of a tree, each from what is nearer to its root, and without heads; those that do not hang together with it as they are. */
export const fromRoot = ({ shapes, connectors }: BoardReading): readonly ReadConnector[] => {
  const root = rootOf(shapes, connectors);
  const depth = new Map([[root?.id, 0]]);
  for (const [id, at] of depth)
    for (const { from, to } of connectors)
      for (const [one, other] of [
        [from, to],
        [to, from],
      ])
        if (one === id && !depth.has(other)) depth.set(other, at + 1);
  return connectors.map((connector) => {
    const [from, to] = [depth.get(connector.from), depth.get(connector.to)];
    if (from === undefined || to === undefined) return connector;
    const plain: ReadConnector = { ...connector, head: 'none' };
    if (from <= to) return plain;
    const { from: first, to: last, route, ...rest } = plain;
    return { ...rest, from: last, to: first, route: route.toReversed() };
  });
};
