import type { Direction, Shape, Size, SpecNode } from '@diagloom/diagram/model';
import type { Theme } from '@diagloom/diagram/themes';
import { labelFont } from '../compose/label-font.ts';
import { figureOf } from './figures.ts';

export interface StepLook {
  readonly theme: Theme;
  readonly direction: Direction;
  /** How long a fork or join is across the flow, px; as its figure says when absent. */
  readonly barLength?: number;
}

/** The nodes of a flow: steps of one width, decisions as rhombi, forks and joins as bars across the flow. */
export const composeSteps = (nodes: readonly SpecNode[], look: StepLook): readonly Shape[] =>
  shareWidth(nodes.map((node) => composeStep(node, look)));

const composeStep = (node: SpecNode, { theme, direction, barLength }: StepLook): Shape => {
  const figure = figureOf(node.kind);
  const style = {
    ...figure.style,
    whiteSpace: 'wrap',
    html: '1',
    ...theme.styleFor('shape', figure.role),
    ...(node.kind === undefined ? {} : { dlKind: node.kind }),
  };
  const isBar = figure.role === 'bar';
  const size = figure.fit(isBar ? '' : node.label, labelFont(style));
  return {
    id: node.id,
    role: figure.role,
    placing: 'node',
    label: isBar ? '' : node.label,
    size: isBar ? acrossFlow({ ...size, width: barLength ?? size.width }, direction) : size,
    style,
    ...(node.groups?.[0] === undefined ? {} : { parent: node.groups[0] }),
    ...(node.position === undefined ? {} : { position: node.position }),
  };
};

const acrossFlow = (size: Size, direction: Direction): Size =>
  direction === 'down' || direction === 'up' ? size : { width: size.height, height: size.width };

/** Steps get the width of the widest step, so that a column of them has straight edges. */
const shareWidth = (shapes: readonly Shape[]): readonly Shape[] => {
  const widths = shapes.filter(({ role }) => role === 'step').map(({ size }) => size.width);
  const width = Math.max(0, ...widths);
  return shapes.map((shape) => (shape.role === 'step' ? { ...shape, size: { ...shape.size, width } } : shape));
};
