import { type Direction, labelOfKind, type Shape, type SpecNode, type Style } from '@diagloom/diagram/model';
import type { Theme } from '@diagloom/diagram/themes';
import { evenSpacing } from '../compose/fit-label.ts';
import { labelFont } from '../compose/label-font.ts';
import { type Figure, figureOf } from './figures.ts';

export interface StepLook {
  readonly theme: Theme;
  readonly direction: Direction;
  /** True for steps in lanes, where there is little room in both directions: labels break sooner, forks and joins are short. */
  readonly inLanes?: boolean;
}

/** The nodes of a flow: steps of one width, decisions as rhombi, forks and joins as bars across the flow. */
export const composeSteps = (nodes: readonly SpecNode[], look: StepLook): readonly Shape[] =>
  shareSize(nodes.map((node) => composeStep(node, look))).map(withEvenLines);

const composeStep = (node: SpecNode, look: StepLook): Shape => {
  const figure = figureOf(node.kind);
  if (figure.role === 'bar') return composeBar(node, figure, look);
  const style = styleOf(node, figure, look);
  const { spacing = 0, ...size } = figure.fit(node.label, labelFont(style), isTight(look));
  const sides: Style = spacing === 0 ? {} : { spacingLeft: String(spacing), spacingRight: String(spacing) };
  return shapeOf(node, { role: figure.role, label: node.label, size, style: { ...style, ...sides } });
};

const isLevel = ({ direction }: StepLook): boolean => direction === 'right' || direction === 'left';
const isTight = (look: StepLook): boolean => look.inLanes === true || isLevel(look);

/** How long forks and joins are in a lane, so that it is no broader for them; px. */
const barInLane = 80;

const styleOf = (node: SpecNode, figure: Figure, { theme }: StepLook): Style => ({
  ...figure.style,
  whiteSpace: 'wrap',
  html: '1',
  ...theme.styleFor('shape', figure.role),
  ...(node.kind === undefined ? {} : { dlKind: node.kind }),
});

const shapeOf = (node: SpecNode, shape: Pick<Shape, 'role' | 'label' | 'size' | 'style'>): Shape => ({
  id: node.id,
  placing: 'node',
  ...shape,
  ...(node.groups?.[0] === undefined ? {} : { parent: node.groups[0] }),
  ...(node.position === undefined ? {} : { position: node.position }),
});

/** A bar across the flow; one with a name of its own is thick enough to carry it. */
const composeBar = (node: SpecNode, figure: Figure, look: StepLook): Shape => {
  const label = node.label === labelOfKind(node.kind ?? '') ? '' : node.label;
  const { fontColor = '#000000', ...style } = styleOf(node, figure, look);
  const { width, height } = figure.fit(label, labelFont(style));
  const length = Math.max(look.inLanes === true ? barInLane : width, label === '' ? 0 : width);
  return shapeOf(node, {
    role: figure.role,
    label,
    size: isLevel(look) ? { width: height, height: length } : { width: length, height },
    style: {
      ...style,
      fontColor: label === '' ? fontColor : look.theme.textOn(style.fillColor ?? '#ffffff', fontColor),
      ...(label !== '' && isLevel(look) ? { horizontal: '0' } : {}),
    },
  });
};

/**
 * Steps get the width of the widest step, so that a column of them has straight edges, and one height where none needs more than that of
 * two lines.
 */
const shareSize = (shapes: readonly Shape[]): readonly Shape[] => {
  const sizes = shapes.filter(({ role }) => role === 'step').map(({ size }) => size);
  const width = Math.max(0, ...sizes.map((size) => size.width));
  const height = Math.max(0, ...sizes.map((size) => size.height));
  return shapes.map((shape) =>
    shape.role === 'step'
      ? { ...shape, size: { width, height: height <= twoLines ? height : shape.size.height } }
      : shape,
  );
};

/** The height of a step with two lines, px. */
const twoLines = 60;

/** Breaks the label of a step so that no word is left over in its last line. */
const withEvenLines = (shape: Shape): Shape => {
  if (shape.role !== 'step') return shape;
  const { spacingLeft } = shape.style;
  const spacing = Number(spacingLeft ?? 0);
  const even = evenSpacing(shape.label, labelFont(shape.style), { width: shape.size.width, spacing });
  return even === spacing
    ? shape
    : { ...shape, style: { ...shape.style, spacingLeft: String(even), spacingRight: String(even) } };
};
