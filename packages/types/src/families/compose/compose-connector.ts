import type { Connector, SpecEdge, Style } from '@diagloom/diagram/model';
import { measureText, wrapText } from '@diagloom/diagram/text';
import type { Theme } from '@diagloom/diagram/themes';
import { labelFont } from './label-font.ts';

/** Labels of connectors are broken at this width, px; draw.io does not wrap them itself. */
const labelWidth = 170;

/** Bends at right angles, also when a person moves one of its ends in draw.io. */
export const orthogonal: Style = { edgeStyle: 'orthogonalEdgeStyle', rounded: '1' };

/** A connector in the look of the given role, with its label broken into lines and measured. */
export const composeConnector = (edge: SpecEdge, role: string, theme: Theme, own: Style = orthogonal): Connector => {
  const style: Style = {
    html: '1',
    ...theme.styleFor('connector', role),
    ...own,
    ...(edge.kind === undefined ? {} : { dlKind: edge.kind }),
  };
  const label = edge.label === '' ? '' : wrapText(edge.label, labelWidth, labelFont(style)).join('\n');
  return {
    id: edge.id,
    role,
    from: edge.from,
    to: edge.to,
    label,
    labelSize: label === '' ? { width: 0, height: 0 } : measureText(label, labelFont(style)),
    style,
    ...(edge.group === undefined ? {} : { within: edge.group }),
    ...(edge.fromCardinality === undefined ? {} : { fromText: edge.fromCardinality }),
    ...(edge.toCardinality === undefined ? {} : { toText: edge.toCardinality }),
  };
};
