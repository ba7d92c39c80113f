import { type DiagramSpec, parseNotation } from '@diagloom/diagram/model';
import { understand } from '@diagloom/language';
import { diagramTypes } from '@diagloom/types';
import { describe, expect, it } from 'vitest';

const types = diagramTypes.filter(({ family }) => family === 'classes' || family === 'entities');
const cases = types.flatMap((type) =>
  type.examples.map((example) => ({ type, example, name: `${type.id}: ${example.title}` })),
);

/** Names, and pairs of names with the kind of line between them, whichever way it was written. */
const skeleton = ({
  nodes,
  edges,
}: DiagramSpec): { readonly names: readonly string[]; readonly lines: readonly string[] } => {
  const labels = new Map(nodes.map(({ id, label, kind }) => [id, label === '' ? `(${kind})` : label]));
  const nameOf = (id: string): string => labels.get(id) ?? id;
  return {
    names: [...labels.values()].sort(),
    lines: edges
      .map(
        ({ from, to, kind }) =>
          `${[nameOf(from), nameOf(to)].sort().join(' - ')}${kind === undefined ? '' : ` (${kind})`}`,
      )
      .sort(),
  };
};

describe('examples of classes and data models', () => {
  it.each(cases)('are drawn from their prompt as their notation says: $name', ({ type, example }) => {
    const result = understand(example.prompt, { type });
    if (!result.ok) throw new Error(result.message);
    expect(skeleton(result.spec)).toEqual(skeleton(parseNotation(example.notation, type.id).spec));
    expect(result.coverage).toBeGreaterThan(0.8);
    expect(result.warnings.filter(({ code }) => code !== 'doubtful')).toEqual([]);
    expect(type.findProblems(result.spec)).toEqual([]);
  });
});
