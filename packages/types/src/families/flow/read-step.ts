import type { Kind, SpecNode } from '@diagloom/diagram/model';
import type { SceneShape } from '@diagloom/diagram/scene';
import type { PageGraph } from '../recognise/read-graph.ts';
import { figureOf } from './figures.ts';
import { lineEnds } from './line-ends.ts';
import { kindOfStencil } from './stencil-kinds.ts';

/** A shape of a flow as a node; a figure that stands for none of the given kinds is read as a plain step. */
export const readStep = (
  shape: SceneShape,
  graph: PageGraph,
  kinds: readonly Kind[],
  group: string | undefined,
): SpecNode => {
  const { id } = shape.cell;
  const read = readKind(shape, graph);
  const known = kinds.find((kind) => kind.id === read);
  const kind = known?.id ?? (shape.style.dlKind === read ? read : undefined);
  const written = graph.labelOf(id);
  const isNamedByKind = kind !== undefined && wordless.has(kind);
  return {
    id,
    label: written === '' && isNamedByKind ? (known?.label ?? kind) : written,
    ...(kind === undefined ? {} : { kind }),
    ...(group === undefined ? {} : { groups: [group] }),
  };
};

/** Figures that say enough without words; foreign pages often leave them blank. */
const wordless = new Set(['fork', 'join', 'start', 'end', 'event', 'decision', 'document', 'datastore']);

/** Our own shapes say their kind; it counts while they still have its figure. Any other shape is read by its figure. */
const readKind = (shape: SceneShape, graph: PageGraph): string | undefined => {
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
  hexagon: 'event',
  parallelogram: 'io',
  process: 'subprocess',
  document: 'document',
  cylinder: 'datastore',
  cylinder2: 'datastore',
  cylinder3: 'datastore',
  datastore: 'datastore',
  ellipse: 'terminator',
  doubleEllipse: 'terminator',
  startState: 'terminator',
  endState: 'terminator',
  start: 'terminator',
  end: 'terminator',
  dataStorage: 'datastore',
  internalStorage: 'datastore',
  manualInput: 'manual-input',
  delay: 'delay',
  offPageConnector: 'offpage',
  display: 'io',
  card: 'io',
  tape: 'document',
};

const kindOfFigure = (shape: SceneShape, graph: PageGraph): string | undefined => {
  const { style, figure, bounds } = shape;
  const isPill =
    figure === 'rectangle' &&
    style.rounded === '1' &&
    Number(style.arcSize ?? 15) >= 40 &&
    style.absoluteArcSize !== '1';
  const kind = isPill ? 'terminator' : (kindsByFigure[figure] ?? kindOfStencil(shape));
  const { entering, leaving } = lineEnds(graph, shape.cell.id);
  if (kind === 'terminator') {
    if (entering === 0) return 'start';
    return leaving === 0 ? 'end' : figure === 'doubleEllipse' ? 'event' : undefined;
  }
  const isBar = Math.min(bounds.width, bounds.height) <= 10 && figure === 'rectangle';
  if (kind === undefined && isBar) return leaving > entering ? 'fork' : 'join';
  return kind;
};
