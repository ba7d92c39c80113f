import type { DiagramSpec } from '../model/diagram-spec.ts';
import type { Vocabulary } from '../model/diagram-type.ts';
import { defined } from './carry/clean-texts.ts';

/** A spec whose kinds the type knows; others become plain. The plain kind itself is left out, as everywhere. */
export const withKnownKinds = (spec: DiagramSpec, vocabulary: Vocabulary): DiagramSpec => {
  const reduce = <Part extends { readonly kind?: string }>(parts: readonly Part[], list: keyof Vocabulary): Part[] =>
    parts.map(({ kind, ...part }) => {
      const isKnown = vocabulary[list].slice(1).some(({ id }) => id === kind);
      return { ...part, ...defined({ kind: isKnown ? kind : undefined }) } as Part;
    });
  return {
    ...spec,
    nodes: reduce(spec.nodes, 'nodes'),
    edges: reduce(spec.edges, 'edges'),
    groups: reduce(spec.groups, 'groups'),
  };
};
