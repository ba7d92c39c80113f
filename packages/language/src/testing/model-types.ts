import type { Family, Kind } from '@diagloom/diagram/model';
import type { TypeDescription, Understanding } from '../understanding.ts';

const kinds = (ids: string): readonly Kind[] => ids.split(' ').map((id) => ({ id, label: id, synonyms: [] }));

/** A type of classes or entities for tests; the id of a keyed type makes its entities have keys. */
export const buildModelType = (
  family: Extract<Family, 'classes' | 'entities'>,
  id: string = family,
): TypeDescription => ({
  id,
  label: family,
  family,
  examples: [{ title: 'Shop', prompt: 'A customer has many orders.', notation: '' }],
  vocabulary: {
    nodes: kinds(
      family === 'classes' ? 'class abstract interface enum state initial final use-case actor' : 'entity weak-entity',
    ),
    edges: kinds(
      family === 'classes'
        ? 'association inherits realises composes aggregates depends transition includes extends'
        : 'relates',
    ),
    groups: kinds('package system'),
  },
});

/**
 * A model as lines for people: `<interface> Shape: area(), name {pk}` for each thing and `A 1 -kind-> 0..* B: label` for each relation.
 */
export const modelled = (result: Understanding): readonly string[] => {
  if (!result.ok) return [result.message];
  const { nodes, edges } = result.spec;
  const names = new Map(nodes.map(({ id, label }) => [id, label]));
  return [
    ...nodes.map(({ label, kind, attributes = [] }) => {
      const rows = attributes.map(
        ({ name, type, marks, visibility = '' }) =>
          `${visibility}${name}${type === undefined ? '' : ` ${type}`}${marks === undefined ? '' : ` {${marks.join(' ')}}`}`,
      );
      return `${kind === undefined ? '' : `<${kind}> `}${label}${rows.length === 0 ? '' : `: ${rows.join(', ')}`}`;
    }),
    ...edges.map(({ from, to, kind, label, fromCardinality, toCardinality }) =>
      [
        names.get(from),
        fromCardinality,
        `-${kind ?? ''}->`,
        toCardinality,
        `${names.get(to)}${label === '' ? '' : `: ${label}`}`,
      ]
        .filter((part) => part !== undefined)
        .join(' '),
    ),
  ];
};
