import type { DiagramSpec, NotationResult } from '@diagloom/diagram/model';
import { withKnownKinds } from '@diagloom/diagram/notations/kinds';
import type { NotationReader } from '@diagloom/diagram/notations/reader';
import { personNouns } from '../lexicon/en/actors.ts';
import { kindOf } from '../messages/cast.ts';
import { tokenise } from '../text/token.ts';
import { kindOf as kindOfPart } from '../topology/kind-of.ts';
import { readName } from '../topology/read-name.ts';
import type { TypeDescription } from '../understanding.ts';

/** Reads a prompt that is written in Mermaid, DOT or PlantUML; undefined for anything else, and for a diagram that the type does not show. */
export const readForeignNotation = (
  text: string,
  type: TypeDescription,
  read: NotationReader,
): NotationResult | undefined => {
  const { id, family, vocabulary } = type;
  const result = read(text, id);
  if (result === undefined || result.spec.nodes.length === 0) return undefined;
  const { spec } = result;
  const named = family === 'messages' ? withStores(spec) : family === 'topology' ? withPartKinds(spec, type) : spec;
  const known = withKnownKinds(named, vocabulary);
  const fromPrompt = <Part extends object>(part: Part) => ({ ...part, origin: 'prompt' as const });
  return {
    ...result,
    spec: {
      ...known,
      nodes: known.nodes.map(fromPrompt),
      edges: known.edges.map(fromPrompt),
      groups: known.groups.map(fromPrompt),
      notes: known.notes.map(fromPrompt),
    },
  };
};

/** Shapes of flowcharts tell little of systems: a part whose shape is no kind of the type is what its name says, a cylinder else a database. */
const withPartKinds = (spec: DiagramSpec, type: TypeDescription): DiagramSpec => {
  const isKnown = (kind: string): boolean => type.vocabulary.nodes.some(({ id }) => id === kind);
  return {
    ...spec,
    nodes: spec.nodes.map((node) => {
      if (node.kind !== undefined && isKnown(node.kind)) return node;
      const words = readName(tokenise(node.label))?.words ?? [];
      const told = kindOfPart(words, type).kind ?? (personNouns.has(words.at(-1) ?? '') ? 'user' : undefined);
      const kind = told ?? (node.kind === 'datastore' ? 'database' : undefined);
      return kind === undefined || !isKnown(kind) ? node : { ...node, kind };
    }),
  };
};

/** A participant without a kind whose name says that it keeps things is drawn as a database. */
const withStores = (spec: DiagramSpec): DiagramSpec => ({
  ...spec,
  nodes: spec.nodes.map((node) => {
    const last = tokenise(node.label).at(-1)?.lower ?? '';
    return node.kind === undefined && kindOf(last) === 'database' ? { ...node, kind: 'database' } : node;
  }),
});
