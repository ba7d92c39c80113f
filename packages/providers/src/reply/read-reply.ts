import type { DiagramSpec, DiagramType, Kind } from '@diagloom/diagram/model';
import { withKnownKinds } from '@diagloom/diagram/notations/kinds';
import { loadNotationReader } from '@diagloom/diagram/notations/reader';
import { readDrawioReply } from './read-drawio-reply.ts';
import { readGraphJson } from './read-graph-json.ts';
import { readNotationReply } from './read-notation-reply.ts';
import { unwrapReply } from './unwrap-reply.ts';

/** What a reply was written in. */
export type ReplyForm = 'notation' | 'other-notation' | 'json' | 'drawio';

/** A line that says nothing that can be drawn. */
export interface BadLine {
  readonly text: string;
  /** For the model and for people: what is wrong with it. */
  readonly message: string;
}

export interface ReadReply {
  readonly form: ReplyForm;
  readonly spec: DiagramSpec;
  readonly badLines: readonly BadLine[];
}

/**
 * Reads whatever a model answered as a diagram of the type: our notation, that of another tool, JSON with nodes and edges, or a draw.io
 * file, with or without a fence and prose around it. Never throws; a reply that holds no diagram gives a spec without nodes.
 */
export const readReply = async (reply: string, type: DiagramType): Promise<ReadReply> => {
  const text = unwrapReply(reply);
  const read = readDrawioReply(text, type) ?? readGraphJson(text, type.id) ?? (await readForeign(text, type.id));
  const { form, spec, badLines } = read ?? readNotationReply(text, type.id);
  return { form, spec: asModels(withKnownKinds(withNamedKinds(spec, type), type.vocabulary), type), badLines };
};

const readForeign = async (text: string, type: string): Promise<ReadReply | undefined> => {
  const read = await loadNotationReader(text);
  // What is drawn as another type there is taken for what it shows.
  const result = read?.(text, type) ?? read?.(text);
  if (result === undefined || result.spec.nodes.length === 0) return undefined;
  return { form: 'other-notation', spec: result.spec, badLines: [] };
};

/** Models name kinds by their words as well: `choice` is a decision. */
const withNamedKinds = (spec: DiagramSpec, { vocabulary }: DiagramType): DiagramSpec => ({
  ...spec,
  nodes: spec.nodes.map((node) => named(node, vocabulary.nodes)),
  edges: spec.edges.map((edge) => named(edge, vocabulary.edges)),
  groups: spec.groups.map((group) => named(group, vocabulary.groups)),
});

const named = <Part extends { readonly kind?: string }>(part: Part, kinds: readonly Kind[]): Part => {
  const word = part.kind?.toLowerCase().replace(/[_-]/g, ' ');
  if (word === undefined || kinds.some(({ id }) => id === part.kind)) return part;
  const kind = kinds.find(
    ({ id, label, synonyms }) =>
      id.replaceAll('-', ' ') === word || label.toLowerCase() === word || synonyms.includes(word),
  );
  return kind === undefined ? part : { ...part, kind: kind.id };
};

const asModels = (spec: DiagramSpec, { id }: DiagramType): DiagramSpec => ({
  ...spec,
  type: id,
  nodes: spec.nodes.map((node) => ({ ...node, origin: 'model' as const })),
  edges: spec.edges.map((edge) => ({ ...edge, origin: 'model' as const })),
  groups: spec.groups.map((group) => ({ ...group, origin: 'model' as const })),
});
