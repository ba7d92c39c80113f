import { conjunctions } from '../lexicon/en/closed-words.ts';
import { inAnyCase } from '../lexicon/en/lane-words.ts';
import { splitClauses } from '../segment/clauses.ts';
import { markerAt } from '../segment/marker-at.ts';
import { replaceArrows } from '../segment/replace-arrows.ts';
import type { Sentence } from '../text/sentences.ts';
import { spanOf } from '../text/token.ts';
import { noteSubject } from './condition.ts';
import { createDiscourse, type Discourse, keepInMind } from './discourse.ts';
import { dropHandovers } from './drop-handovers.ts';
import { readFlowPhrase } from './flow-phrase.ts';
import { readItems } from './guards/read-items.ts';
import { withoutInversion } from './guards/to-decision.ts';
import { toItems } from './guards/to-items.ts';
import { readBehindColon } from './read-behind-colon.ts';
import { stateStep } from './read-clause.ts';
import { readClauses } from './read-clauses.ts';
import { readContrast } from './read-contrast.ts';
import { readDependent } from './read-dependent.ts';
import { readForEach, readRepeat } from './read-for-each.ts';
import { readLimit, withinRetry } from './read-limit.ts';
import { readLoop } from './read-loop.ts';
import { readOccasions } from './read-occasions.ts';
import { readOffer } from './read-offer.ts';
import { readSorting } from './read-sorting.ts';
import { settleCases } from './settle-cases.ts';
import type { Statement } from './statement.ts';

/** Reads a process text. In: its sentences, and what was said before them. Out: what it says, in order. */
export const readProcess = (
  sentences: readonly Sentence[],
  discourse: Discourse = createDiscourse(),
): readonly Statement[] => {
  const statements: Statement[] = [];
  let told: Sentence[] = [];
  const tell = (): void => {
    statements.push(
      ...readItems(toItems(told), {
        read: (tokens) => readTold(tokens, discourse),
        keep: () => keepInMind(discourse),
        note: (asked) => noteSubject(withoutInversion(asked), discourse),
        name: (named) => (tellsNothing(named) ? [] : [stateStep(named, discourse)]),
      }),
    );
    told = [];
  };
  for (let index = 0; index < sentences.length; index += 1) {
    const sentence = sentences[index];
    if (!sentence) continue;
    const each = readForEach(sentences.slice(index, index + longestLoop));
    if (each === undefined) {
      told.push(sentence);
      continue;
    }
    tell();
    statements.push({
      kind: 'loop',
      question: each.question,
      repeats: 'while',
      asksFirst: true,
      body: readProcess(each.body, { ...discourse, object: each.thing, things: [each.thing] }),
    });
    index += each.length - 1;
  }
  tell();
  return dropHandovers(settleCases(withinRetry(statements)));
};

/** What says something of the flow alone, lists several things, or is too long for a name. */
const tellsNothing = (tokens: Sentence['tokens']): boolean =>
  tokens.length > longestName ||
  readFlowPhrase(tokens) !== undefined ||
  conjunctions.has(tokens[0]?.lower ?? '') ||
  tokens.some(({ text }) => text === ',') ||
  tokens.every(({ kind }) => kind !== 'word');

/** Tokens of what is only named. */
const longestName = 10;

/** How many sentences a loop may reach over. */
const longestLoop = 20;

/** A sentence that sets some things against others is read as that, any other by its clauses. */
const readTold = (given: Sentence['tokens'], discourse: Discourse): readonly Statement[] => {
  discourse.isFresh = true;
  discourse.isPassive = false;
  discourse.opening = given[0]?.start ?? 0;
  discourse.sentence += 1;
  const tokens = withoutAnyCase(given);
  if (tokens.length < given.length) return [{ kind: 'in-any-case' }, ...readTold(tokens, discourse)];
  if (tokens.length === 1 && tokens[0]?.lower === 'repeat')
    return [{ kind: 'jump', target: '@start', span: spanOf(tokens) }];
  const caseAt = tokens.findIndex((_, at) => markerAt(tokens, at)?.role === 'if');
  discourse.isList = tokens.slice(0, Math.max(0, caseAt)).filter(({ text }) => text === ',').length > 1;
  const repeated = readRepeat(tokens);
  if (repeated !== undefined) return [repeated];
  const read = (part: Sentence['tokens']): readonly Statement[] =>
    readClauses(splitClauses(replaceArrows(part)), discourse);
  return (
    readLoop(tokens, read) ??
    readOccasions(tokens, read, discourse) ??
    readLimit(tokens, read) ??
    readDependent(tokens, read) ??
    readOffer(tokens, read, discourse) ??
    readBehindColon(tokens, read, discourse) ??
    readSorting(tokens, read, discourse) ??
    readContrast(tokens, read) ??
    read(tokens)
  );
};

/** Without `either way` and the like. */
const withoutAnyCase = (tokens: Sentence['tokens']): Sentence['tokens'] => {
  const at = tokens.findIndex((_, index) => lengthOfAnyCase(tokens, index) > 0);
  if (at < 0) return tokens;
  const end = at + lengthOfAnyCase(tokens, at);
  return [...tokens.slice(0, at), ...tokens.slice(tokens[end]?.text === ',' && at === 0 ? end + 1 : end)];
};

/** `Whichever way it went, file it`, `whatever comes out, send it`: up to its comma. */
const endOfAnyCase = (tokens: Sentence['tokens']): number =>
  Math.max(
    0,
    tokens.slice(0, longestAnyCase).findIndex(({ text }) => text === ','),
  );

const longestAnyCase = 8;

const lengthOfAnyCase = (tokens: Sentence['tokens'], at: number): number => {
  const comma = at === 0 && /^(?:whichever|whatever)$/.test(tokens[0]?.lower ?? '') ? endOfAnyCase(tokens) : 0;
  if (comma > 0) return comma;
  const phrase = inAnyCase.find((words) =>
    words.split(' ').every((word, offset) => tokens[at + offset]?.lower === word),
  );
  return phrase === undefined ? 0 : phrase.split(' ').length;
};
