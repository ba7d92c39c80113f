import {
  createIdPool,
  type DiagramSpec,
  edgeIdFor,
  groupIdFor,
  nodeIdFor,
  noteIdFor,
  type SpecEdge,
  type SpecGroup,
  type SpecNode,
} from '@diagloom/diagram/model';
import type { BoardReading, ReadConnector, ReadKind, ReadShape } from './board-reading.ts';

export interface BoardSpec {
  readonly spec: DiagramSpec;
  /** The shape of the drawing that a node or group came from, by its id in the spec. */
  readonly sources: ReadonlyMap<string, ReadShape>;
  /** The same for connectors. */
  readonly lines: ReadonlyMap<string, ReadConnector>;
}

/** A flow is shapes of flows, joined by arrows that end at shapes; everything else is a drawing. */
export const typeOfReading = ({ shapes, connectors }: BoardReading): 'flowchart' | 'drawing' => {
  const steps = shapes.filter(({ kind }) => kind !== 'text');
  const isFlow =
    steps.length >= 2 &&
    connectors.some(({ head }) => head !== 'none') &&
    connectors.every(({ from, to }) => from !== undefined && to !== undefined) &&
    steps.every(({ kind }) => kind !== 'triangle');
  return isFlow ? 'flowchart' : 'drawing';
};

/**
 * What a reading means, as a diagram of the type of that id. In all but drawings, shapes that hold others are groups and words that stand
 * alone are notes; only flows know what their figures mean.
 */
export const toSpec = (reading: BoardReading, type: string, title: string): BoardSpec =>
  type === 'drawing' ? toDrawing(reading, title) : toGraph(reading, type, title);

const flows: ReadonlySet<string> = new Set(['flowchart', 'process']);

const toGraph = (reading: BoardReading, type: string, title: string): BoardSpec => {
  const pool = createIdPool();
  const ids = new Map<string, string>();
  const sources = new Map<string, ReadShape>();
  const take = (shape: ReadShape, id: string): string => {
    ids.set(shape.id, id);
    sources.set(id, shape);
    return id;
  };
  const holders = new Set(reading.shapes.flatMap(({ parent }) => (parent === undefined ? [] : [parent])));
  const texts = reading.shapes.filter(({ kind }) => kind === 'text');
  const shapes = reading.shapes.filter(({ kind }) => kind !== 'text');
  // An arrow to a frame is one to the frame itself, which a flow does not have: it stays a step then.
  const joined = new Set(reading.connectors.flatMap(({ from, to }) => [from, to]));
  const isGroup = ({ id }: ReadShape): boolean => holders.has(id) && !joined.has(id);
  const groups = byDepth(shapes.filter(isGroup)).map((shape): SpecGroup => {
    const label = shape.label || 'Group';
    const parent = shape.parent === undefined ? undefined : ids.get(shape.parent);
    return { id: take(shape, groupIdFor(label, pool)), label, ...(parent === undefined ? {} : { parent }), ...picture };
  });
  const groupOf = ({ parent }: ReadShape): readonly string[] => {
    const id = parent === undefined ? undefined : ids.get(parent);
    return id === undefined ? [] : [id];
  };
  const nodes = shapes
    .filter((shape) => !isGroup(shape))
    .map((shape): SpecNode => {
      const kind = flows.has(type) ? flowKindOf(shape, reading.connectors) : undefined;
      const within = groupOf(shape);
      return {
        id: take(shape, nodeIdFor(shape.label, pool)),
        label: shape.label,
        ...(kind === undefined ? {} : { kind }),
        ...(within.length === 0 ? {} : { groups: within }),
        ...picture,
      };
    });
  const { edges, lines } = toEdges(reading.connectors, ids, pool, () => undefined);
  const notes = texts.map((text) => ({
    id: take(text, noteIdFor(text.label, pool)),
    text: text.label,
    about: [],
    ...picture,
  }));
  return { spec: { schemaVersion: 1, type, title, nodes, edges, groups, notes }, sources, lines };
};

const picture = { origin: 'picture' } as const;

/** Parents before their children. */
const byDepth = (shapes: readonly ReadShape[]): readonly ReadShape[] =>
  shapes.toSorted((a, b) => b.box.width * b.box.height - a.box.width * a.box.height);

const flowKinds: Readonly<Partial<Record<ReadKind, string>>> = {
  diamond: 'decision',
  parallelogram: 'io',
  cylinder: 'datastore',
  document: 'document',
};

const flowKindOf = ({ id, kind }: ReadShape, connectors: readonly ReadConnector[]): string | undefined => {
  const known = flowKinds[kind];
  if (known !== undefined) return known;
  if (kind !== 'circle' && kind !== 'pill') return undefined;
  if (!connectors.some(({ to }) => to === id)) return 'start';
  return connectors.some(({ from }) => from === id) ? undefined : 'end';
};

const drawnKinds: ReadonlySet<ReadKind> = new Set(['circle', 'triangle', 'diamond', 'text']);

const toDrawing = (reading: BoardReading, title: string): BoardSpec => {
  const pool = createIdPool();
  const ids = new Map<string, string>();
  const sources = new Map<string, ReadShape>();
  // What holds others lies below them.
  const nodes = byDepth(reading.shapes).map((shape): SpecNode => {
    const id = nodeIdFor(shape.label, pool);
    ids.set(shape.id, id);
    sources.set(id, shape);
    return {
      id,
      label: shape.label,
      ...(drawnKinds.has(shape.kind) ? { kind: shape.kind } : {}),
      position: { x: Math.round(shape.box.x), y: Math.round(shape.box.y) },
      properties: { width: String(Math.round(shape.box.width)), height: String(Math.round(shape.box.height)) },
      ...picture,
    };
  });
  const points: SpecNode[] = [];
  const { edges, lines } = toEdges(reading.connectors, ids, pool, (connector, side) => {
    const at = side === 'from' ? connector.route[0] : connector.route.at(-1);
    if (at === undefined) return undefined;
    const id = nodeIdFor('point', pool);
    points.push({ id, label: 'Point', kind: 'point', position: { x: Math.round(at.x), y: Math.round(at.y) } });
    return id;
  });
  const arrows = edges.map((edge) => (lines.get(edge.id)?.head === 'none' ? edge : { ...edge, kind: 'arrow' }));
  return {
    spec: {
      schemaVersion: 1,
      type: 'drawing',
      title,
      nodes: [...nodes, ...points],
      edges: arrows,
      groups: [],
      notes: [],
    },
    sources,
    lines,
  };
};

/** A line with a head at both ends leads both ways. `pointFor` makes an end for what meets no shape; without one the line is left out. */
const toEdges = (
  connectors: readonly ReadConnector[],
  ids: ReadonlyMap<string, string>,
  pool: Set<string>,
  pointFor: (connector: ReadConnector, side: 'from' | 'to') => string | undefined,
) => {
  const lines = new Map<string, ReadConnector>();
  const edges = connectors.flatMap((connector): readonly SpecEdge[] => {
    const endOf = (side: 'from' | 'to'): string | undefined =>
      (connector[side] === undefined ? undefined : ids.get(connector[side])) ?? pointFor(connector, side);
    const [from, to] = [endOf('from'), endOf('to')];
    if (from === undefined || to === undefined) return [];
    const edge = (one: string, other: string, label: string): SpecEdge => {
      const id = edgeIdFor(one, other, pool);
      lines.set(id, connector);
      return { id, from: one, to: other, label, ...picture };
    };
    const there = edge(from, to, connector.label);
    return connector.head === 'both' ? [there, edge(to, from, '')] : [there];
  });
  return { edges, lines };
};
