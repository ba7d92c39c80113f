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
import { readRow } from './read-row.ts';
import { fromRoot } from './read-tree.ts';
import { readUmlFigure, readUmlLine } from './read-uml.ts';

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

/** A frame of one part has that part's condition as its own. */
const withoutOnlyPart = (reading: BoardReading): BoardReading => {
  const partsOf = (id: string | undefined): readonly ReadShape[] =>
    reading.shapes.filter(({ kind, parent }) => kind === 'section' && parent === id);
  return {
    ...reading,
    shapes: reading.shapes
      .filter(({ kind, parent }) => kind !== 'section' || partsOf(parent).length > 1)
      .map((shape) => {
        const parts = shape.kind === 'fragment' ? partsOf(shape.id) : [];
        return parts.length === 1 ? { ...shape, rows: parts.map(({ label }) => label) } : shape;
      }),
  };
};

/** Frames are what holds others, but for the one pool around all lanes, whose name is the diagram's. */
const withoutPool = (reading: BoardReading): BoardReading => {
  const pools = reading.shapes.filter(({ kind }) => kind === 'pool');
  const [only] = pools;
  if (only === undefined || pools.length > 1) return reading;
  return {
    ...reading,
    shapes: reading.shapes
      .filter((shape) => shape !== only)
      .map((shape) => (shape.parent === only.id ? { ...shape, parent: only.parent } : shape)),
  };
};

const flows: ReadonlySet<string> = new Set(['flowchart', 'process']);

/** Marks at both ends of a line say how many there are, and not that it leads both ways. */
const relations: ReadonlySet<string> = new Set(['uml', 'conceptual', 'logical', 'physical']);

const asRelation = (connector: ReadConnector): ReadConnector =>
  connector.head === 'both' ? { ...connector, head: 'end' } : connector;

/** Where lines have no place for what stands at their ends, it is told with their label. */
const withEndsInLabel = ({ atFrom, atTo, label, ...connector }: ReadConnector): ReadConnector => {
  const ends = [atFrom, atTo].filter(Boolean).join(' to ');
  return { ...connector, label: [label, ends].filter((part) => part !== '').join(' ') };
};

const toGraph = (drawn: BoardReading, type: string, title: string): BoardSpec => {
  const reading = withoutOnlyPart(withoutPool(drawn));
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
  const isGroup = ({ id, kind }: ReadShape): boolean => frameKinds.has(kind) || (holders.has(id) && !joined.has(id));
  const groups = byDepth(shapes.filter(isGroup)).map((shape): SpecGroup => {
    const label = shape.label || 'Group';
    const parent = shape.parent === undefined ? undefined : ids.get(shape.parent);
    const kind = groupKindOf(shape);
    return {
      id: take(shape, groupIdFor(label, pool)),
      label: shape.kind === 'section' ? shape.label : shape.kind === 'fragment' ? (shape.rows?.[0] ?? '') : label,
      ...(kind === undefined ? {} : { kind }),
      ...(parent === undefined ? {} : { parent }),
      ...picture,
    };
  });
  const groupOf = ({ parent }: ReadShape): readonly string[] => {
    const id = parent === undefined ? undefined : ids.get(parent);
    return id === undefined ? [] : [id];
  };
  const nodes = shapes
    .filter((shape) => !isGroup(shape))
    .map((shape): SpecNode => {
      const named = (type === 'uml' ? readUmlFigure(shape, reading) : undefined) ?? nameOf(shape);
      const kind = flows.has(type) ? flowKindOf(shape, reading.connectors) : named.kind;
      const within = groupOf(shape);
      return {
        id: take(shape, nodeIdFor(named.label, pool)),
        label: named.label,
        ...(shape.rows === undefined || shape.rows.length === 0
          ? {}
          : { attributes: shape.rows.filter((row) => row.trim() !== '').map(readRow) }),
        ...(kind === undefined ? {} : { kind }),
        ...(within.length === 0 ? {} : { groups: within }),
        ...picture,
      };
    });
  const connectors = type === 'mind-map' ? fromRoot(reading) : reading.connectors;
  const joinedBy = toEdges(
    connectors.map(relations.has(type) ? asRelation : withEndsInLabel),
    ids,
    pool,
    () => undefined,
  );
  const { lines } = joinedBy;
  const edges =
    type === 'sequence'
      ? joinedBy.edges.map((edge) => asMessage(edge, lines, reading, ids))
      : joinedBy.edges.map((edge) => (type === 'uml' ? readUmlLine(edge, reading) : edge));
  const notes = texts.map((text) => ({
    id: take(text, noteIdFor(text.label, pool)),
    text: text.label,
    about: [],
    ...picture,
  }));
  return { spec: { schemaVersion: 1, type, title, nodes, edges, groups, notes }, sources, lines };
};

const picture = { origin: 'picture' } as const;

const frameKinds: ReadonlySet<ReadKind> = new Set(['lane', 'pool', 'fragment', 'section']);

const groupKindOf = ({ kind, label }: ReadShape): string | undefined => {
  if (kind === 'fragment') return fragmentKinds.has(label) ? label : 'opt';
  return kind === 'lane' || kind === 'pool' || kind === 'section' ? kind : undefined;
};

const fragmentKinds: ReadonlySet<string> = new Set(['alt', 'opt', 'loop', 'par']);

/** Names of classes may begin with what they are, in guillemets. */
const nameOf = ({ label, kind }: ReadShape): { readonly label: string; readonly kind?: string } => {
  const [, said = '', name = ''] = /^[«<]{1,2}\s*(\w+)\s*[»>]{1,2}\s*(.+)$/.exec(label) ?? [];
  if (said === '') return kind === 'cylinder' ? { label, kind: 'database' } : { label };
  const word = said.toLowerCase();
  if (word.startsWith('enum')) return { label: name, kind: 'enum' };
  return word === 'interface' || word === 'abstract' ? { label: name, kind: word } : { label: name };
};

/** A dashed message is a reply; the smallest frame around a message is its group. */
const asMessage = (
  edge: SpecEdge,
  lines: BoardSpec['lines'],
  { shapes }: BoardReading,
  ids: ReadonlyMap<string, string>,
): SpecEdge => {
  const line = lines.get(edge.id);
  const [start] = line?.route ?? [];
  const [around] = shapes
    .filter(
      ({ kind, box }) => (kind === 'section' || kind === 'fragment') && start !== undefined && holds(box, start.y),
    )
    .toSorted((a, b) => a.box.height - b.box.height);
  const group = ids.get(around?.id ?? '');
  return { ...edge, ...(line?.isDashed ? { kind: 'reply' } : {}), ...(group === undefined ? {} : { group }) };
};

const holds = ({ y, height }: ReadShape['box'], at: number): boolean => at > y && at < y + height;

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
  if (kind !== 'circle' && kind !== 'pill' && kind !== 'dot') return undefined;
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
    const kind = shape.kind === 'dot' ? 'circle' : shape.kind;
    ids.set(shape.id, id);
    sources.set(id, shape);
    return {
      id,
      label: shape.label,
      ...(drawnKinds.has(kind) ? { kind } : {}),
      position: { x: Math.round(shape.box.x), y: Math.round(shape.box.y) },
      properties: { width: String(Math.round(shape.box.width)), height: String(Math.round(shape.box.height)) },
      ...picture,
    };
  });
  const points: SpecNode[] = [];
  const { edges, lines } = toEdges(reading.connectors.map(withEndsInLabel), ids, pool, (connector, side) => {
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
    const there = {
      ...edge(from, to, connector.label),
      ...(connector.atFrom ? { fromCardinality: connector.atFrom } : {}),
      ...(connector.atTo ? { toCardinality: connector.atTo } : {}),
    };
    return connector.head === 'both' ? [there, edge(to, from, '')] : [there];
  });
  return { edges, lines };
};
