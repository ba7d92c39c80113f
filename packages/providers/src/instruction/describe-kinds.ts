import type { DiagramType, Kind } from '@diagloom/diagram/model';

/** The vocabulary of a type in a few lines: the plain kind of each list is not written, so it is named apart. */
export const describeKinds = ({ vocabulary }: Pick<DiagramType, 'vocabulary'>): readonly string[] => [
  ...lineOf('Kinds of nodes', vocabulary.nodes, 'key(kind) Label'),
  ...lineOf('Kinds of edges', vocabulary.edges, 'a -kind-> b'),
  ...lineOf('Kinds of groups', vocabulary.groups, '[key(kind)] Label'),
];

const lineOf = (title: string, kinds: readonly Kind[], written: string): readonly string[] => {
  const [plain, ...others] = kinds;
  if (plain === undefined) return [];
  if (others.length === 0) return [`${title}: only the plain one, a ${plain.label.toLowerCase()}.`];
  return [`${title}, as ${written}: ${others.map(({ id }) => id).join(', ')}; without one: ${plain.id}.`];
};
