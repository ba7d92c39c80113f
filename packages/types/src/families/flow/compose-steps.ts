import { type Direction, labelOfKind, type Shape, type SpecNode, type Style } from '@diagloom/diagram/model';
import type { Theme } from '@diagloom/diagram/themes';
import { labelFont } from '../compose/label-font.ts';
import { type Figure, figureOf } from './figures.ts';

export interface StepLook {
  readonly theme: Theme;
  readonly direction: Direction;
  /** How long a fork or join is across the flow, px; as its figure says when absent. */
  readonly barLength?: number;
}

/** The nodes of a flow: steps of one width, decisions as rhombi, forks and joins as bars across the flow. */
export const composeSteps = (nodes: readonly SpecNode[], look: StepLook): readonly Shape[] =>
  shareWidth(nodes.map((node) => composeStep(node, look)));

const composeStep = (node: SpecNode, look: StepLook): Shape => {
  const figure = figureOf(node.kind);
  if (figure.role === 'bar') return composeBar(node, figure, look);
  const style = styleOf(node, figure, look);
  const { spacing = 0, ...size } = figure.fit(node.label, labelFont(style), isLevel(look));
  const sides: Style = spacing === 0 ? {} : { spacingLeft: String(spacing), spacingRight: String(spacing) };
  return shapeOf(node, { role: figure.role, label: node.label, size, style: { ...style, ...sides } });
};

const isLevel = ({ direction }: StepLook): boolean => direction === 'right' || direction === 'left';

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
  const length = Math.max(look.barLength ?? width, label === '' ? 0 : width);
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

/** Steps get the width of the widest step, so that a column of them has straight edges. */
const shareWidth = (shapes: readonly Shape[]): readonly Shape[] => {
  const widths = shapes.filter(({ role }) => role === 'step').map(({ size }) => size.width);
  const width = Math.max(0, ...widths);
  return shapes.map((shape) => (shape.role === 'step' ? { ...shape, size: { ...shape.size, width } } : shape));
};
