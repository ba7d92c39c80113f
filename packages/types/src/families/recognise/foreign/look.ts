import type { Rect } from '@diagloom/diagram/model';
import type { SceneShape } from '@diagloom/diagram/scene';
import type { PageGraph } from '../read-graph.ts';

/** What a shape of a foreign page is to the eye. */
export interface Look {
  readonly shape: SceneShape;
  readonly label: string;
  /** `text`: words without a box. `picture`: a stencil or an image. `wrapper`: an invisible group. `box`: all others. */
  readonly kind: 'text' | 'picture' | 'wrapper' | 'box';
  /** True where an edge names it as its end. */
  readonly isTied: boolean;
}

export const areaOf = ({ width, height }: Rect): number => width * height;

/** The looks of all shapes by their ids, in the file's order. */
export const lookAtShapes = (graph: PageGraph): ReadonlyMap<string, Look> => {
  const tied = new Set(graph.edges.flatMap(({ cell: { source, target } }) => [source, target]));
  const holders = new Set(graph.shapes.map(({ cell }) => graph.parentOf(cell.id)));
  return new Map(
    graph.shapes.map((shape) => {
      const { id } = shape.cell;
      const label = graph.labelOf(id);
      return [id, { shape, label, kind: kindOf(shape, label, holders.has(id)), isTied: tied.has(id) }];
    }),
  );
};

const kindOf = ({ style, figure }: SceneShape, label: string, isHolder: boolean): Look['kind'] => {
  if (figure === 'text' || 'text' in style) return 'text';
  const isInvisible = style.fillColor === 'none' && style.strokeColor === 'none';
  if (label === '' && isHolder && ('group' in style || isInvisible) && figure !== 'swimlane') return 'wrapper';
  if (isPicture(figure, style.image)) return 'picture';
  return label !== '' && isInvisible && figure === 'rectangle' ? 'text' : 'box';
};

/** Stencils have dotted names; those of flows and of areas around others are boxes. */
const isPicture = (figure: string, image: string | undefined): boolean =>
  (figure.includes('.') &&
    !/^mxgraph\.(?:bpmn|flowchart|basic|epc|er|dfd|c4|archimate)|\.group|group[A-Z]|[Rr]ect\b|container\b/.test(
      figure,
    )) ||
  figure === 'image' ||
  (image !== undefined && image !== '');
