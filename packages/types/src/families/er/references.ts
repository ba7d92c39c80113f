import type { DiagramSpec, SpecNode } from '@diagloom/diagram/model';

/** Entities whose name, in the singular, a column has before `_id` or `Id`. */
export const referencesOf = (node: SpecNode, spec: DiagramSpec): readonly string[] =>
  (node.attributes ?? []).flatMap(({ name }) => {
    const stem = /^(.+?)(?:_id|Id)$/.exec(name)?.[1];
    if (stem === undefined) return [];
    return spec.nodes
      .filter((other) => other.id !== node.id && plainName(other.label) === plainName(stem))
      .map(({ id }) => id);
  });

const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1');
