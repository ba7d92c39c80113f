import type { DiagramSpec, NotationResult } from '@diagloom/diagram/model';
import { withKnownKinds } from '@diagloom/diagram/notations/kinds';
import type { NotationReader } from '@diagloom/diagram/notations/reader';
import { kindOf } from '../messages/cast.ts';
import { tokenise } from '../text/token.ts';
import type { TypeDescription } from '../understanding.ts';

/** Reads a prompt that is written in Mermaid, DOT or PlantUML; undefined for anything else, and for a diagram that the type does not show. */
export const readForeignNotation = (
  text: string,
  { id, family, vocabulary }: TypeDescription,
  read: NotationReader,
): NotationResult | undefined => {
  const result = read(text, id);
  if (result === undefined || result.spec.nodes.length === 0) return undefined;
  const { spec } = result;
  const known = withKnownKinds(family === 'messages' ? withStores(spec) : spec, vocabulary);
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

/** A participant without a kind whose name says that it keeps things is drawn as a database. */
const withStores = (spec: DiagramSpec): DiagramSpec => ({
  ...spec,
  nodes: spec.nodes.map((node) => {
    const last = tokenise(node.label).at(-1)?.lower ?? '';
    return node.kind === undefined && kindOf(last) === 'database' ? { ...node, kind: 'database' } : node;
  }),
});
