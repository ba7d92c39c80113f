import type { Cell, DiagramSpec, Page, Point, SpecEdge, SpecNode } from '@diagloom/diagram/model';
import type { SceneEdge, SceneShape } from '@diagloom/diagram/scene';
import { themes } from '@diagloom/diagram/themes';
import { labelFont } from '../families/compose/label-font.ts';
import { type PageGraph, readGraph } from '../families/recognise/read-graph.ts';
import { readPageMeta } from '../families/recognise/read-page-meta.ts';
import { figureStyle } from './compose.ts';
import { figureOf } from './figures.ts';

/** Any page as figures and lines: every shape where it is and as large as it is; a line that is tied to nothing gets points. */
export const recogniseDrawing = (page: Page): DiagramSpec => {
  const graph = readGraph(page);
  const { direction } = readPageMeta(page);
  const ids = new Set(graph.shapes.map(({ cell }) => cell.id));
  const points: SpecNode[] = [];
  const endOf = (cell: Cell, side: 'source' | 'target', at: Point | undefined): string => {
    const tied = cell[side];
    if (tied !== undefined && ids.has(tied)) return tied;
    const id = `${cell.id}.${side}`;
    points.push({ id, label: 'Point', kind: 'point', position: { x: round(at?.x), y: round(at?.y) } });
    return id;
  };
  const edges = graph.edges.map(({ cell, style, points: route }): SpecEdge => {
    const [from, to] = [endOf(cell, 'source', route[0]), endOf(cell, 'target', route.at(-1))];
    return { id: cell.id, from, to, label: graph.labelOf(cell.id), ...(isArrow(style) ? { kind: 'arrow' } : {}) };
  });
  return {
    schemaVersion: 1,
    type: 'drawing',
    title: page.name,
    ...(direction === undefined || direction === 'right' ? {} : { direction }),
    nodes: [...graph.shapes.map((shape) => toFigure(shape, graph)), ...points],
    edges,
    groups: [],
    notes: [],
  };
};

const round = (value = 0): number => Math.round(value) + 0;

const isArrow = ({ startArrow = 'none', endArrow = 'classic' }: SceneEdge['style']): boolean =>
  startArrow !== 'none' || endArrow !== 'none';

const kindsByFigure: Readonly<Record<string, string>> = {
  ellipse: 'circle',
  doubleEllipse: 'circle',
  triangle: 'triangle',
  rhombus: 'diamond',
  text: 'text',
};

/** Fitting a figure to a label takes time with the square of its length; a longer one says its size itself. */
const longestUsual = 2000;

const toFigure = ({ cell, style, figure, bounds }: SceneShape, graph: PageGraph): SpecNode => {
  const isText = figure === 'text' || (style.fillColor === 'none' && style.strokeColor === 'none' && cell.value !== '');
  const kind = style.dlKind === 'point' ? 'point' : isText ? 'text' : kindsByFigure[figure];
  const label = kind === 'point' ? 'Point' : graph.labelOf(cell.id);
  const position = { x: round(bounds.x), y: round(bounds.y) };
  const usual =
    label.length > longestUsual ? undefined : figureOf(kind).fit(label, labelFont(figureStyle(kind, themes[0])));
  const [width, height] = [round(bounds.width), round(bounds.height)];
  const isUsual = width === usual?.width && height === usual.height;
  return {
    id: cell.id,
    label,
    ...(kind === undefined ? {} : { kind }),
    position,
    ...(isUsual ? {} : { properties: { width: String(width), height: String(height) } }),
  };
};
