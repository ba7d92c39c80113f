import type { SpecEdge, SpecGroup, SpecNode, SpecNote } from '../diagram-spec.ts';
import { createIdPool, edgeIdFor, groupIdFor, nodeIdFor, noteIdFor } from '../ids.ts';

export interface Parts<
  Group extends Pick<SpecGroup, 'label'>,
  Node extends Pick<SpecNode, 'label'>,
  Edge extends Pick<SpecEdge, 'from' | 'to'>,
  Note extends Pick<SpecNote, 'text'>,
> {
  readonly groups: readonly Group[];
  readonly nodes: readonly Node[];
  readonly edges: readonly Edge[];
  readonly notes: readonly Note[];
}

/**
 * The ids of a text's parts: those that the text says, and for all others the one made from the label, in the order
 * groups, nodes, notes, edges. Reader and writer both use it, which is why an id that can be made need not be written.
 * `resolve` turns an edge's end into the id it stands for.
 */
export const assignIds = <
  Group extends Pick<SpecGroup, 'label'>,
  Node extends Pick<SpecNode, 'label'>,
  Edge extends Pick<SpecEdge, 'from' | 'to'>,
  Note extends Pick<SpecNote, 'text'>,
>(
  parts: Parts<Group, Node, Edge, Note>,
  explicitId: (part: Group | Node | Edge | Note) => string | undefined,
  resolve: (end: string, ids: ReadonlyMap<object, string>) => string = (end) => end,
): ReadonlyMap<object, string> => {
  const ids = new Map<object, string>();
  const all = [...parts.groups, ...parts.nodes, ...parts.notes, ...parts.edges];
  const pool = createIdPool(all.flatMap((part) => explicitId(part) ?? []));
  const give = <Part extends Group | Node | Edge | Note>(part: Part, make: (part: Part) => string): void => {
    ids.set(part, explicitId(part) ?? make(part));
  };
  for (const group of parts.groups) give(group, ({ label }) => groupIdFor(label, pool));
  for (const node of parts.nodes) give(node, ({ label }) => nodeIdFor(label, pool));
  for (const note of parts.notes) give(note, ({ text }) => noteIdFor(text, pool));
  for (const edge of parts.edges) {
    give(edge, ({ from, to }) => edgeIdFor(resolve(from, ids), resolve(to, ids), pool));
  }
  return ids;
};
