import {
  createIdPool,
  type DiagramSpec,
  edgeIdFor,
  groupIdFor,
  nodeIdFor,
  type SpecEdge,
  type SpecGroup,
  type SpecNode,
  type Vocabulary,
} from '@diagloom/diagram/model';
import type { Cast } from './cast.ts';
import type { Exchange } from './message.ts';

/** What a text says: who takes part, and who says what to whom. */
interface Conversation {
  readonly cast: Cast;
  readonly exchanges: readonly Exchange[];
}

/** Writes participants and exchanges as a spec; kinds that the type does not know are left out. */
export const exchangeToSpec = (
  { cast, exchanges }: Conversation,
  type: { readonly id: string; readonly vocabulary: Vocabulary },
  title: string,
): DiagramSpec => {
  const pool = createIdPool();
  const { vocabulary } = type;
  const nodes: readonly SpecNode[] = cast.members.map((member) => ({
    id: nodeIdFor(member.label, pool),
    label: member.label,
    ...(member.kind && vocabulary.nodes.some((kind) => kind.id === member.kind) ? { kind: member.kind } : {}),
    origin: 'prompt',
  }));
  const edges: SpecEdge[] = [];
  const groups: SpecGroup[] = [];
  const write = (list: readonly Exchange[], group: string | undefined): void => {
    for (const exchange of list) {
      if (exchange.kind === 'frame') {
        const id = groupIdFor(exchange.frame, pool);
        groups.push({
          id,
          label: '',
          kind: exchange.frame,
          origin: 'prompt',
          ...(group ? { parent: group } : {}),
          ...(exchange.span ? { source: exchange.span } : {}),
        });
        for (const section of exchange.sections) {
          const sectionId = groupIdFor(`${id} ${section.guard}`, pool);
          groups.push({ id: sectionId, label: section.guard, kind: 'section', parent: id, origin: 'prompt' });
          write(section.body, sectionId);
        }
        continue;
      }
      const from = nodes[exchange.from]?.id;
      const to = nodes[exchange.to]?.id;
      if (!from || !to) continue;
      edges.push({
        id: edgeIdFor(from, to, pool),
        from,
        to,
        label: exchange.label,
        ...(exchange.messageKind && vocabulary.edges.some((kind) => kind.id === exchange.messageKind)
          ? { kind: exchange.messageKind }
          : {}),
        ...(group ? { group } : {}),
        origin: exchange.isAdded === true ? 'repair' : 'prompt',
        ...(exchange.span ? { source: exchange.span } : {}),
      });
    }
  };
  write(exchanges, undefined);
  const used = new Set(edges.flatMap((edge) => [edge.from, edge.to]));
  return {
    schemaVersion: 1,
    type: type.id,
    title,
    nodes: nodes.filter((node) => used.has(node.id)),
    edges,
    groups,
    notes: [],
  };
};
