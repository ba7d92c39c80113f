import type {
  Connector,
  Diagram,
  DiagramSpec,
  Direction,
  Look,
  Shape,
  Size,
  SpecEdge,
  SpecNode,
} from '@diagloom/diagram/model';
import { findTheme, type Theme } from '@diagloom/diagram/themes';
import { composeConnector } from '../families/compose/compose-connector.ts';
import { composeContainers } from '../families/compose/compose-containers.ts';
import { labelFont } from '../families/compose/label-font.ts';
import { figureOf } from './figures.ts';

/** Steps of one width, decisions as rhombi, forks and joins as bars across the flow. */
export const composeFlowchart = (spec: DiagramSpec, look: Look): Diagram => {
  const theme = findTheme(look.theme);
  const direction = spec.direction ?? 'down';
  const nodes = shareWidth(spec.nodes.map((node) => composeNode(node, direction, theme)));
  return {
    type: spec.type,
    title: spec.title,
    theme: theme.id,
    direction,
    layout: 'layered',
    shapes: [...composeContainers(spec.groups, theme), ...nodes],
    connectors: spec.edges.map((edge) => composeFlow(edge, theme)),
  };
};

const composeNode = (node: SpecNode, direction: Direction, theme: Theme): Shape => {
  const figure = figureOf(node.kind);
  const style = {
    ...figure.style,
    whiteSpace: 'wrap',
    html: '1',
    ...theme.styleFor('shape', figure.role),
    ...(node.kind === undefined ? {} : { dlKind: node.kind }),
  };
  const isBar = figure.role === 'bar';
  return {
    id: node.id,
    role: figure.role,
    placing: 'node',
    label: isBar ? '' : node.label,
    size: isBar ? acrossFlow(figure.fit('', labelFont(style)), direction) : figure.fit(node.label, labelFont(style)),
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

const composeFlow = (edge: SpecEdge, theme: Theme): Connector => composeConnector(edge, 'flow', theme);
