import type { Diagram, DiagramSpec, Look, Shape, Size, SpecNode, Style } from '@diagloom/diagram/model';
import { findTheme, type Theme } from '@diagloom/diagram/themes';
import { composeConnector } from '../families/compose/compose-connector.ts';
import { labelFont } from '../families/compose/label-font.ts';
import { figureOf } from './figures.ts';

/** Figures where they were drawn, in the size in which they were drawn, and straight lines between them. */
export const composeDrawing = (spec: DiagramSpec, look: Look): Diagram => {
  const theme = findTheme(look.theme);
  return {
    type: spec.type,
    title: spec.title,
    theme: theme.id,
    direction: spec.direction ?? 'right',
    layout: 'placed',
    shapes: spec.nodes.map((node) => composeFigure(node, theme)),
    connectors: spec.edges.map((edge) =>
      composeConnector(edge, edge.kind === 'arrow' ? 'drawn-arrow' : 'drawn-line', theme, { edgeStyle: 'none' }),
    ),
  };
};

const composeFigure = (node: SpecNode, theme: Theme): Shape => {
  const figure = figureOf(node.kind);
  const style = figureStyle(node.kind, theme);
  return {
    id: node.id,
    role: figure.role,
    placing: 'node',
    label: node.kind === 'point' ? '' : node.label,
    size: sizeOf(node) ?? figure.fit(node.label, labelFont(style)),
    style,
    ...(node.position === undefined ? {} : { position: node.position }),
  };
};

export const figureStyle = (kind: string | undefined, theme: Theme): Style => {
  const { style, role } = figureOf(kind);
  return {
    ...style,
    whiteSpace: 'wrap',
    html: '1',
    ...theme.styleFor('shape', role),
    ...(kind === undefined ? {} : { dlKind: kind }),
  };
};

/** The size that was drawn, px; undefined where the spec does not say it. */
const sizeOf = ({ properties }: SpecNode): Size | undefined => {
  const [width, height] = [Number(properties?.width), Number(properties?.height)];
  return width > 0 && height > 0 ? { width, height } : undefined;
};
