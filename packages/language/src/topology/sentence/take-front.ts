import { noArea } from '../areas.ts';
import type { ReadName } from '../read-name.ts';
import { type Context, closeContext, type SentenceState } from './sentence-state.ts';

/** `A proxy in front`: before what nothing leads to yet. True where that is what the name says. */
export const takeFront = ({ words }: ReadName, context: Context, state: SentenceState): boolean => {
  if (context.meaning !== 'inside' || words.length !== 1 || words[0] !== 'front') return false;
  const { landscape } = state;
  const behind = landscape.parts.filter(
    (part) =>
      part.rank === noArea &&
      !context.subjects.includes(part) &&
      !/^(?:database|cache|queue|storage|user|internet|external)$/.test(part.role) &&
      !landscape.lines.some(({ to }) => to === part),
  );
  state.lastLines = landscape.link(context.subjects, behind, {
    source: context.chunk && { start: context.chunk.tokens[0]?.start ?? 0, end: context.chunk.tokens.at(-1)?.end ?? 0 },
  });
  closeContext(state, context);
  return true;
};
