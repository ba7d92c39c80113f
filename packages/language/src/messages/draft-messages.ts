import type { Drafter } from '../draft.ts';
import { type Arrow, isArrowText, readArrows } from '../notations/arrows.ts';
import { readUseCase } from '../notations/use-case.ts';
import { openingTitle } from '../route/opening-title.ts';
import { splitClauses } from '../segment/clauses.ts';
import { describeClause } from '../segment/describe-clause.ts';
import { type Sentence, splitSentences } from '../text/sentences.ts';
import { tokenise } from '../text/token.ts';
import { conditionsApart, withConditions } from './arrow-conditions.ts';
import { arrowsToExchanges } from './arrows-to-exchanges.ts';
import { isBareDeed } from './bare-verbs.ts';
import type { Cast } from './cast.ts';
import { exchangeToSpec } from './exchange-to-spec.ts';
import { newSubjectAt } from './find-subject.ts';
import type { Exchange } from './message.ts';
import { readExchanges } from './read-exchanges.ts';
import { readMessageTable } from './read-message-table.ts';
import { readUseCaseExchanges } from './read-use-case.ts';

/** The messages family: text, as notation or as sentences, to messages between participants to a spec. */
export const draftMessages: Drafter = (text, type, title) => {
  const read = readText(text);
  return {
    spec: exchangeToSpec(read, type, title === '' ? read.title : title),
    sentences: read.sentences,
    lost: [],
    trace: [
      { stage: 'route', lines: [read.route] },
      {
        stage: 'clauses',
        lines: read.sentences.flatMap((sentence) => splitClauses(sentence.tokens).map(describeClause)),
      },
      { stage: 'frames', lines: read.cast.members.map((member) => `participant ${member.label}`) },
    ],
  };
};

interface ReadText {
  readonly route: 'use case' | 'table' | 'arrows' | 'sentences';
  readonly cast: Cast;
  readonly exchanges: readonly Exchange[];
  readonly sentences: readonly Sentence[];
  readonly title: string;
}

const readText = (text: string): ReadText => {
  const useCase = readUseCase(text);
  if (useCase) {
    const sentences = [...useCase.main, ...useCase.alternatives.flat()];
    return { route: 'use case', ...readUseCaseExchanges(useCase), sentences, title: useCase.title };
  }
  const rows = readMessageTable(text);
  if (rows.length > 0) return { route: 'table', ...arrowsToExchanges(rows), sentences: [], title: '' };
  const apart = conditionsApart(text);
  const lines = inLines(apart.text);
  const arrows = isArrowText(lines) ? withConditions(readArrows(lines), apart.conditions) : [];
  if (arrows.length > 0 && arrows.every(isPlainArrow))
    return { route: 'arrows', ...arrowsToExchanges(arrows), sentences: [], title: '' };
  const opening = titleOf(text);
  const sentences = splitSentences(opening?.text ?? text, { lines: 'kept' });
  return { route: 'sentences', ...readExchanges(sentences), sentences, title: opening?.title ?? '' };
};

/** `shop -> bank: ask, bank -> shop: yes` as a line for each message, every letter in its place. */
const inLines = (text: string): string => text.replace(nextMessage, '\n');

const nextMessage = /,(?=[^,;:\n<>]{1,40}(?:-{1,2}>|→)[^,;:\n<>]{1,40}:)/g;

/** `Ticket sale.`, but not `Guest show passport to clerk.` before `Clerk check it.` */
const titleOf = (text: string): ReturnType<typeof openingTitle> => {
  const opening = openingTitle(text);
  if (opening === undefined) return undefined;
  const others = splitSentences(opening.text).map(({ tokens }) => tokens);
  return isBareDeed(tokenise(opening.title), others) ? undefined : opening;
};

/** Two names and what the one says to the other; names that hold a message or a sentence are read as words. */
const isPlainArrow = ({ from, to, label, guard }: Arrow): boolean =>
  guard !== undefined ||
  ([from, to].every(
    ({ text }) => text.split(/\s+/).length <= longestName && (from.text === text || !/[.,:]/.test(text)),
  ) &&
    [from, to].every(({ text }) => newSubjectAt(tokenise(text), 0) === undefined) &&
    label.split(/\s+/).length <= longestLabel &&
    !/[.;]\s/.test(label));

/** In words. */
const longestName = 4;
const longestLabel = 12;
