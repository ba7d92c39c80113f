import type { Drafter } from '../draft.ts';
import { isArrowText, readArrows } from '../notations/arrows.ts';
import { readUseCase } from '../notations/use-case.ts';
import { openingTitle } from '../route/opening-title.ts';
import { splitClauses } from '../segment/clauses.ts';
import { describeClause } from '../segment/describe-clause.ts';
import { type Sentence, splitSentences } from '../text/sentences.ts';
import { arrowsToExchanges } from './arrows-to-exchanges.ts';
import type { Cast } from './cast.ts';
import { exchangeToSpec } from './exchange-to-spec.ts';
import type { Exchange } from './message.ts';
import { readExchanges } from './read-exchanges.ts';
import { readMixed } from './read-mixed.ts';
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
  readonly route: 'use case' | 'arrows' | 'arrows and sentences' | 'sentences';
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
  if (isArrowText(text)) return { route: 'arrows', ...arrowsToExchanges(readArrows(text)), sentences: [], title: '' };
  const mixed = readMixed(text);
  if (mixed) return { route: 'arrows and sentences', ...mixed, title: '' };
  const opening = openingTitle(text);
  const sentences = splitSentences(opening?.text ?? text);
  return { route: 'sentences', ...readExchanges(sentences), sentences, title: opening?.title ?? '' };
};
