import type { Diagram, DiagramSpec, Look, Shape, SpecNode, Style } from '@diagloom/diagram/model';
import { findTheme, type Theme } from '@diagloom/diagram/themes';
import { composeConnector, orthogonal } from '../families/compose/compose-connector.ts';
import { fitBox } from '../families/compose/fit-label.ts';
import { labelFont } from '../families/compose/label-font.ts';
import { shareSize } from '../families/compose/share-size.ts';

/** One box per position, all of one size; the head of the organisation stands out. */
export const composeOrgChart = (spec: DiagramSpec, look: Look): Diagram => {
  const theme = findTheme(look.theme);
  const led = new Set(spec.edges.filter(({ kind }) => kind !== 'dotted').map(({ to }) => to));
  return {
    type: spec.type,
    title: spec.title,
    theme: theme.id,
    direction: spec.direction ?? 'down',
    layout: 'tree',
    shapes: shareSize(spec.nodes.map((node) => composePosition(node, !led.has(node.id), theme))),
    connectors: spec.edges.map((edge) =>
      composeConnector(edge, edge.kind === 'dotted' ? 'dotted-line' : 'leads', theme, { ...orthogonal, rounded: '0' }),
    ),
  };
};

/** Limits of a box, px. */
const room = { minWidth: 140, maxWidth: 180, minHeight: 50, padding: { width: 24, height: 20 } };

const composePosition = (node: SpecNode, isHead: boolean, theme: Theme): Shape => {
  const role = node.kind ?? (isHead ? 'head' : 'position');
  const style: Style = {
    rounded: '1',
    arcSize: '8',
    absoluteArcSize: '1',
    whiteSpace: 'wrap',
    html: '1',
    ...theme.styleFor('shape', role),
    ...(node.kind === undefined ? {} : { dlKind: node.kind }),
  };
  const person = node.properties?.person;
  const label = person === undefined ? node.label : `${node.label}\n${person}`;
  return { id: node.id, role, placing: 'node', label, size: fitBox(label, labelFont(style), room), style };
};
