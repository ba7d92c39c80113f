import { type DiagramSpec, emptySpec, type SpecEdge } from '@diagloom/diagram/model';
import type { CorpusDiagram } from './corpus.ts';

/** The diagram of a corpus as a spec, with the ids that the corpus gives. */
export const toSpec = ({ type, nodes, edges = [], groups = [] }: CorpusDiagram): DiagramSpec => ({
  ...emptySpec(type, 'Diagram'),
  nodes: nodes.map(({ id, label, kind, group, attributes }) => {
    const inside = [group, ...groups.filter(({ members }) => members?.includes(id)).map((each) => each.id)].filter(
      (each) => each !== undefined,
    );
    const isFlow = type === 'flowchart' || type === 'process';
    const guessed = !isFlow
      ? undefined
      : /^(?:start|begin)$/i.test(label)
        ? 'start'
        : /^(?:end|done|finish)$/i.test(label)
          ? 'end'
          : /\?$/.test(label)
            ? 'decision'
            : undefined;
    return {
      id,
      label,
      ...(guessed === undefined && kind === undefined ? {} : { kind: guessed ?? kind ?? '' }),
      ...(inside.length === 0 ? {} : { groups: [...new Set(inside)] }),
      ...(attributes === undefined
        ? {}
        : { attributes: attributes.map((each) => (typeof each === 'string' ? { name: each } : each)) }),
    };
  }),
  edges: edges.map(
    ({ id, from, to, label = '', kind }, at): SpecEdge => ({
      id: id ?? `edge-${at + 1}`,
      from,
      to,
      label,
      ...(type === 'sequence' && kind === 'reply' ? { kind } : {}),
    }),
  ),
  groups: groups.map(({ id, label, parent }) => ({
    id,
    label,
    ...(type === 'process' ? { kind: 'lane' } : {}),
    ...(parent === undefined ? {} : { parent }),
  })),
});
