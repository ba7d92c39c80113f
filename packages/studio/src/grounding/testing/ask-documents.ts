import { createMemoryStore, findPassages, readDocument } from '@diagloom/knowledge';
import type { DiagramTypeId } from '@diagloom/types';
import { type Grounded, groundPrompt } from '../ground-prompt.ts';
import { questionIn } from '../question-in.ts';

/** What a prompt gets from these Markdown texts. */
export const askTexts = async (
  prompt: string,
  texts: readonly string[],
  type: DiagramTypeId | 'auto' = 'auto',
): Promise<Grounded | undefined> => {
  const documents = await Promise.all(
    texts.map(async (text, place) => ({
      id: place + 1,
      ...(await readDocument({ name: `${place}.md`, bytes: Buffer.from(text) })),
    })),
  );
  const { passages, isAnswered } = await findPassages(createMemoryStore(documents), questionIn(prompt), {
    whole: 'documents',
  });
  return isAnswered ? groundPrompt({ prompt, type, passages }) : undefined;
};

export const labelsOf = (grounded: Grounded | undefined): readonly string[] =>
  grounded?.understanding.spec.nodes.map(({ label }) => label) ?? [];

/** Lines of a drawing as "from → to". */
export const linesOf = (grounded: Grounded | undefined): readonly string[] => {
  const labels = new Map(grounded?.understanding.spec.nodes.map(({ id, label }) => [id, label]));
  return grounded?.understanding.spec.edges.map(({ from, to }) => `${labels.get(from)} → ${labels.get(to)}`) ?? [];
};
