import type { DiagramSpec, SpecEdge, SpecNode } from '@diagloom/diagram/model';

/** A diagram as a plain graph, the shape that a scorer reads. */
export interface Prediction {
  readonly id: string;
  readonly nodes: readonly PredictedNode[];
  readonly edges: readonly PredictedEdge[];
}

interface PredictedNode {
  readonly id: string;
  /** What stands in the box, with the person who holds a position. */
  readonly label: string;
  readonly kind?: string;
  /** Who does it: its actor, else the label of the lane that holds it. */
  readonly actor?: string;
  /** Names only. */
  readonly attributes?: readonly string[];
}

interface PredictedEdge {
  readonly from: string;
  readonly to: string;
  readonly label?: string;
  readonly kind?: string;
}

export const toPrediction = (id: string, spec: DiagramSpec): Prediction => ({
  id,
  nodes: spec.nodes.map((node) => toNode(node, spec)),
  edges: spec.edges.map(toEdge),
});

export const emptyPrediction = (id: string): Prediction => ({ id, nodes: [], edges: [] });

const toNode = ({ id, label, kind, groups, attributes, properties }: SpecNode, spec: DiagramSpec): PredictedNode => {
  const actor = properties?.actor ?? spec.groups.find((group) => group.id === groups?.[0])?.label;
  const person = properties?.person;
  return {
    id,
    label: person === undefined ? label : `${label} (${person})`,
    ...(kind === undefined ? {} : { kind }),
    ...(actor === undefined ? {} : { actor }),
    ...(attributes === undefined ? {} : { attributes: attributes.map(({ name }) => name) }),
  };
};

const toEdge = ({ from, to, label, kind }: SpecEdge): PredictedEdge => ({
  from,
  to,
  ...(label === '' ? {} : { label }),
  ...(kind === undefined ? {} : { kind }),
});
