import { type Cell, createIdPool, edgeIdFor, type SpecEdge, toLabelValue, writeStyle } from '../model/index.ts';
import type { Canvas } from './canvas.ts';
import { withoutEnds } from './route-edge.ts';

export interface NewEdge {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly kind?: string;
  /** The edge whose look it takes. */
  readonly like?: Cell;
}

/** draw.io's own connector. */
const plainStyle = 'edgeStyle=orthogonalEdgeStyle;rounded=0;orthogonalLoop=1;jettySize=auto;html=1;';

/** The cell of a new edge without a route: in the look of the given edge, of its type, or of the page's other edges. */
export const edgeCell = (canvas: Canvas, edge: NewEdge): Cell => {
  const { from, to, label, kind, like } = edge;
  const id = edgeIdFor(from, to, createIdPool(canvas.cells.keys()));
  const style =
    like === undefined
      ? styleOf(canvas, { id, from, to, label, ...(kind === undefined ? {} : { kind }) })
      : withoutEnds(like.style);
  return {
    id,
    kind: 'edge',
    parent: commonParent(canvas, from, to),
    value: toLabelValue(label, style),
    style,
    source: from,
    target: to,
    geometry: { x: 0, y: 0, width: 0, height: 0, relative: true },
  };
};

const styleOf = (canvas: Canvas, edge: SpecEdge): string => {
  if (!canvas.isOwn) return mostCommonStyle(canvas) ?? plainStyle;
  const { type, look } = canvas.context;
  const spec = canvas.spec();
  const { connectors } = type.compose({ ...spec, edges: [...spec.edges, edge] }, look);
  const connector = connectors.find(({ id }) => id === edge.id);
  return connector === undefined ? plainStyle : writeStyle(connector.style);
};

const mostCommonStyle = (canvas: Canvas): string | undefined => {
  const counts = new Map<string, number>();
  for (const { source, target, style } of canvas.edges) {
    if (source === undefined || target === undefined) continue;
    const plain = withoutEnds(style);
    counts.set(plain, (counts.get(plain) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
};

/** The nearest shape or layer that holds both. */
export const commonParent = (canvas: Canvas, from: string, to: string): string => {
  const others = new Set(canvas.ancestorsOf(to));
  return canvas.ancestorsOf(from).find((ancestor) => others.has(ancestor)) ?? canvas.layer;
};
