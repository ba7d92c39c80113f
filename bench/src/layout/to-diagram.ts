import type { Connector, Diagram, Shape, Style } from '@diagloom/diagram/model';
import { measureText } from '@diagloom/diagram/text';

export interface GraphNode {
  readonly id: string;
  readonly label?: string;
  readonly kind?: string;
}

export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly label?: string;
  readonly kind?: string;
}

/** Plain boxes of 120 to 220 x 60 px, as for the published values: what is measured is the layout and not our shapes. */
export const toDiagram = (nodes: readonly GraphNode[], edges: readonly GraphEdge[]): Diagram => {
  const ids = new Set(nodes.map(({ id }) => id));
  return {
    type: 'flowchart',
    title: 'A graph',
    theme: 'light',
    direction: 'down',
    layout: 'layered',
    shapes: nodes.map(toShape),
    connectors: edges.filter(({ from, to }) => ids.has(from) && ids.has(to)).map(toConnector),
  };
};

const toShape = ({ id, label = '' }: GraphNode): Shape => ({
  id,
  role: 'step',
  placing: 'node',
  label,
  size: { width: Math.round(Math.min(220, Math.max(120, label.length * 3.5))), height: 60 },
  style: { html: '1', whiteSpace: 'wrap' },
});

const lineEnds: Readonly<Record<string, Style>> = {
  inherits: { endArrow: 'block', endFill: '0' },
  association: { endArrow: 'none' },
  aggregation: { endArrow: 'none', startArrow: 'diamondThin', startFill: '0' },
  composition: { endArrow: 'none', startArrow: 'diamondThin', startFill: '1' },
};

const mostLetters = 20;

const toConnector = ({ from, to, label: text = '', kind = '' }: GraphEdge, index: number): Connector => {
  const label = text.slice(0, mostLetters);
  return {
    id: `line-${index}`,
    role: 'flow',
    from,
    to,
    label,
    labelSize: label === '' ? { width: 0, height: 0 } : measureText(label, { size: 11 }),
    style: { edgeStyle: 'orthogonalEdgeStyle', endArrow: 'classic', ...lineEnds[kind] },
    ...(kind === 'inherits' ? { flow: 'backward' } : {}),
  };
};
