import type { DiagramSpec, Page, SpecEdge, SpecGroup, SpecNode } from '@diagloom/diagram/model';
import type { SceneShape } from '@diagloom/diagram/scene';
import { type PageGraph, readGraph } from '../families/recognise/read-graph.ts';
import { readPageMeta } from '../families/recognise/read-page-meta.ts';
import { figureOf } from './figures.ts';
import { flowchartVocabulary } from './vocabulary.ts';

/** Shapes become nodes by their figure, shapes with members become groups, connected edges become flows. */
export const recogniseFlowchart = (page: Page): DiagramSpec => {
  const graph = readGraph(page);
  const { direction } = readPageMeta(page);
  const groups = graph.shapes.filter((shape) => isGroup(shape, graph));
  const groupIds = new Set(groups.map(({ cell }) => cell.id));
  const nodes = graph.shapes.filter(({ cell }) => !groupIds.has(cell.id) && !isInsideNode(cell.id, groupIds, graph));
  const nodeIds = new Set(nodes.map(({ cell }) => cell.id));
  return {
    schemaVersion: 1,
    type: 'flowchart',
    title: page.name,
    ...(direction === undefined || direction === 'down' ? {} : { direction }),
    groups: groups.map((shape) => toGroup(shape, graph)),
    nodes: nodes.map((shape) => toNode(shape, graph)),
    edges: graph.edges.flatMap(({ cell }): readonly SpecEdge[] => {
      const { source, target } = cell;
      if (source === undefined || target === undefined || !nodeIds.has(source) || !nodeIds.has(target)) return [];
      return [{ id: cell.id, from: source, to: target, label: graph.labelOf(cell.id) }];
    }),
    notes: [],
  };
};

const isGroup = (shape: SceneShape, graph: PageGraph): boolean =>
  shape.figure === 'swimlane' || graph.shapes.some(({ cell }) => graph.parentOf(cell.id) === shape.cell.id);

const isInsideNode = (id: string, groupIds: ReadonlySet<string>, graph: PageGraph): boolean => {
  const parent = graph.parentOf(id);
  return parent !== undefined && !groupIds.has(parent);
};

const toGroup = ({ cell }: SceneShape, graph: PageGraph): SpecGroup => {
  const parent = graph.parentOf(cell.id);
  return { id: cell.id, label: graph.labelOf(cell.id), ...(parent === undefined ? {} : { parent }) };
};

const toNode = (shape: SceneShape, graph: PageGraph): SpecNode => {
  const { id } = shape.cell;
  const kind = kindOf(shape, graph);
  const parent = graph.parentOf(id);
  const written = graph.labelOf(id);
  const isBar = kind === 'fork' || kind === 'join';
  return {
    id,
    label: written === '' && isBar ? nameOfKind(kind) : written,
    ...(kind === undefined ? {} : { kind }),
    ...(parent === undefined ? {} : { groups: [parent] }),
  };
};

const nameOfKind = (kind: string): string => flowchartVocabulary.nodes.find(({ id }) => id === kind)?.label ?? kind;

/** Our own shapes say their kind; it counts while they still have its figure. Any other shape is read by its figure. */
const kindOf = (shape: SceneShape, graph: PageGraph): string | undefined => {
  const said = shape.style.dlKind;
  const seen = kindOfFigure(shape, graph);
  if (said === undefined || said === seen) return seen;
  return figureNameOf(said) === shape.figure ? said : seen;
};

const figureNameOf = (kind: string): string => {
  const { style } = figureOf(kind);
  return style.shape ?? ('rhombus' in style ? 'rhombus' : 'rectangle');
};

const kindsByFigure: Readonly<Record<string, string>> = {
  rhombus: 'decision',
  parallelogram: 'io',
  process: 'subprocess',
  document: 'document',
  cylinder: 'datastore',
  cylinder2: 'datastore',
  cylinder3: 'datastore',
  datastore: 'datastore',
  ellipse: 'terminator',
  doubleEllipse: 'terminator',
};

const kindOfFigure = (shape: SceneShape, graph: PageGraph): string | undefined => {
  const { style, figure, bounds } = shape;
  const isPill =
    figure === 'rectangle' &&
    style.rounded === '1' &&
    Number(style.arcSize ?? 15) >= 40 &&
    style.absoluteArcSize !== '1';
  const kind = isPill ? 'terminator' : kindsByFigure[figure];
  const { id } = shape.cell;
  const entering = graph.edges.filter(({ cell }) => cell.target === id).length;
  const leaving = graph.edges.filter(({ cell }) => cell.source === id).length;
  if (kind === 'terminator') return entering > 0 && leaving === 0 ? 'end' : entering === 0 ? 'start' : undefined;
  const isBar = Math.min(bounds.width, bounds.height) <= 10 && figure === 'rectangle';
  if (kind === undefined && isBar) return leaving > entering ? 'fork' : 'join';
  return kind;
};
