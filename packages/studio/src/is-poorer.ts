import type { DiagramSpec } from '@diagloom/diagram/model';

/**
 * Whether a diagram shows less than another of the same text: fewer shapes, or fewer of them joined. For texts whose words say nothing of how
 * much is shown, as the signs that coverage is measured by are those of English.
 */
export const isPoorer = (spec: DiagramSpec, other: DiagramSpec): boolean =>
  spec.nodes.length < other.nodes.length || joinedIn(spec) < joinedIn(other);

const joinedIn = ({ nodes, edges }: DiagramSpec): number => {
  const ends = new Set(edges.flatMap(({ from, to }) => [from, to]));
  return nodes.filter(({ id }) => ends.has(id)).length;
};
