import type { Connector, DiagramSpec, SpecEdge, Style } from '@diagloom/diagram/model';
import type { Theme } from '@diagloom/diagram/themes';
import { composeConnector, orthogonal } from '../compose/compose-connector.ts';

/**
 * A line of a flow. One to or from a data store that stands beside the flow, because it is only written or only read, is
 * dotted: data goes there, the flow does not.
 */
export const composeFlowLine = (edge: SpecEdge, role: string, spec: DiagramSpec, theme: Theme): Connector =>
  edge.kind === undefined && (isBeside(edge.from, spec) || isBeside(edge.to, spec))
    ? composeConnector(edge, role, theme, { ...orthogonal, ...dotted })
    : composeConnector(edge, role, theme);

const dotted: Style = { dashed: '1', dashPattern: '1 3', endArrow: 'open', endFill: '0', endSize: '7' };

/** Whether a line of a page is dotted, which a message, with its longer dashes, is not. */
export const isDotted = ({ dashed, dashPattern = '' }: Style): boolean => dashed === '1' && /^1 \d/.test(dashPattern);

const isBeside = (id: string, { nodes, edges }: DiagramSpec): boolean =>
  nodes.some((node) => node.id === id && node.kind === 'datastore') &&
  !(edges.some(({ from }) => from === id) && edges.some(({ to }) => to === id));
