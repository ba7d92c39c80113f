import type { DiagramSpec } from '@diagloom/diagram/model';

/** A spec that nobody named is called after what it begins with. */
export const withTitle = (spec: DiagramSpec): DiagramSpec => {
  if (spec.title !== '') return spec;
  const first = spec.nodes.find(({ origin }) => origin !== 'repair') ?? spec.nodes[0];
  return { ...spec, title: first?.label ?? 'Untitled Diagram' };
};
