import { hasArrow, readArrows } from '../notations/arrows.ts';
import { splitClauses } from '../segment/clauses.ts';
import { type Sentence, splitSentences } from '../text/sentences.ts';
import { tokenise } from '../text/token.ts';
import { arrowsToExchanges } from './arrows-to-exchanges.ts';
import type { Cast } from './cast.ts';
import type { Exchange } from './message.ts';
import { readSentences } from './read-exchanges.ts';
import { createTalk, introduce } from './read-message.ts';

/** What a text of both kinds of lines says; undefined for a text of one kind. */
export const readMixed = (
  text: string,
):
  | { readonly cast: Cast; readonly exchanges: readonly Exchange[]; readonly sentences: readonly Sentence[] }
  | undefined => {
  const lines = linesOf(text);
  const arrows = lines.filter(({ text: line }) => isArrowLine(line));
  if (arrows.length < 2 || arrows.length === lines.length) return undefined;
  const blanked = (keepArrows: boolean): string =>
    lines
      .map(({ text: line, mark }) =>
        isArrowLine(line) === keepArrows ? ' '.repeat(mark) + line.slice(mark) : line.replace(/[^\n]/g, ' '),
      )
      .join('\n');
  const { cast, exchanges } = arrowsToExchanges(readArrows(blanked(true)));
  for (const [index, member] of cast.members.entries())
    cast.members[index] = { ...member, words: tokenise(member.label).map(({ lower }) => lower) };
  const sentences = splitSentences(blanked(false));
  const talk = createTalk(cast);
  for (const { tokens } of sentences)
    for (const clause of splitClauses(tokens)) if (clause.predicate) introduce(clause.tokens, clause.predicate, cast);
  const told = sentences.flatMap((sentence) => readSentences([sentence], talk));
  return {
    cast,
    exchanges: [...exchanges, ...told].sort((a, b) => (a.span?.start ?? 0) - (b.span?.start ?? 0)),
    sentences,
  };
};

/** Lines of the same total length as the text; `mark` is how long the number or bullet before a line is. */
const linesOf = (text: string): readonly { readonly text: string; readonly mark: number }[] =>
  text.split('\n').map((line) => ({ text: line, mark: /^\s*(?:\d+[.)]\s+|[-*•]\s+)?/.exec(line)?.[0].length ?? 0 }));

/** `Client -> Server: hello`: two short names and what the first says. */
const isArrowLine = (line: string): boolean =>
  hasArrow(line) && /^\s*(?:\d+[.)]\s+|[-*•]\s+)?[^:>]{1,40}?\s*(?:-+>+|=>|→)\s*[^:>]{1,40}(?::.*)?$/.test(line);
