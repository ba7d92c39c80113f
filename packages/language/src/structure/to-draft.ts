import { createIdPool, edgeIdFor, nodeIdFor, type SpecEdge, type SpecNode } from '@diagloom/diagram/model';
import type { Draft } from '../draft.ts';
import { splitSentences } from '../text/sentences.ts';
import { spanOf } from '../text/token.ts';
import type { Relation, Structure } from './structure.ts';

interface DraftOptions {
  readonly type: string;
  readonly title: string;
  /** The text that was to be read, the request blanked out. */
  readonly text: string;
  /** Brings a relation to what the family draws. */
  readonly completed: (relation: Relation) => Relation;
}

/** What a structure becomes: nodes in the order of the text, and every sentence that nothing was read from. */
export const toDraft = (structure: Structure, { type, title, text, completed }: DraftOptions): Draft => {
  const pool = createIdPool();
  const ids = new Map<string, string>();
  const nodes: SpecNode[] = structure.things().map(({ key, label, kind, members, span, isDerived }) => {
    const id = nodeIdFor(label, pool);
    ids.set(key, id);
    return {
      id,
      label,
      ...(kind === undefined ? {} : { kind }),
      ...(members.length === 0 ? {} : { attributes: members }),
      origin: isDerived === true ? 'repair' : 'prompt',
      source: span,
    };
  });
  const edges = structure.relations().flatMap((relation) => toEdge(completed(relation), ids, pool));
  const used = structure.used();
  return {
    spec: { schemaVersion: 1, type, title, nodes, edges, groups: [], notes: [] },
    sentences: splitSentences(text).filter((sentence) => {
      const span = spanOf(sentence.tokens);
      return !used.some(({ start, end }) => span !== undefined && start < span.end && span.start < end);
    }),
    lost: [],
    trace: [
      {
        stage: 'things',
        lines: structure
          .things()
          .map(({ label, members }) => `${label}: ${members.map(({ name }) => name).join(', ')}`),
      },
      {
        stage: 'relations',
        lines: structure
          .relations()
          .map((relation) => `${relation.from} ${relation.label || (relation.kind ?? '')} ${relation.to}`),
      },
    ],
  };
};

const toEdge = (relation: Relation, ids: ReadonlyMap<string, string>, pool: Set<string>): readonly SpecEdge[] => {
  const from = ids.get(relation.from);
  const to = ids.get(relation.to);
  if (from === undefined || to === undefined) return [];
  const { label, kind, fromCardinality, toCardinality, span } = relation;
  return [
    {
      id: edgeIdFor(from, to, pool),
      from,
      to,
      label,
      ...(kind === undefined ? {} : { kind }),
      ...(fromCardinality === undefined ? {} : { fromCardinality }),
      ...(toCardinality === undefined ? {} : { toCardinality }),
      origin: 'prompt',
      source: span,
    },
  ];
};
