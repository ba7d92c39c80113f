import type { DiagramSpec, SpecEdge, SpecNode } from '@diagloom/diagram/model';

export const nodeOf = (spec: DiagramSpec, id: string | undefined): SpecNode | undefined =>
  spec.nodes.find((node) => node.id === id);

export const edgeOf = (spec: DiagramSpec, id: string | undefined): SpecEdge | undefined =>
  spec.edges.find((edge) => edge.id === id);

export const leaving = (spec: DiagramSpec, id: string): readonly SpecEdge[] =>
  spec.edges.filter(({ from }) => from === id);

export const entering = (spec: DiagramSpec, id: string): readonly SpecEdge[] =>
  spec.edges.filter(({ to }) => to === id);
