import { determiners, objectPronouns, prepositions } from '../lexicon/en/closed-words.ts';
import { askingVerbs } from '../lexicon/en/messages.ts';
import { readVerb } from '../lexicon/morphology.ts';
import { findPredicate } from '../segment/predicate.ts';
import { type Token, wordAt } from '../text/token.ts';
import { skipAdverbs } from '../text/words.ts';
import { canTakePart } from './cast.ts';

/** How what is sent opens: `HELLO`, `a token`. */
type Shape = 'capitals' | 'phrase';

/**
 * `the client sends HELLO, the server WELCOME and the client LOGIN`: who goes on without a verb does the same as the one before. In: the
 * tokens of a sentence. Out: the verb in each part that leaves it out, which is a name of somebody who takes part with what is sent behind it.
 */
export const withSharedVerb = (tokens: readonly Token[]): readonly Token[] => {
  const parts = partsOf(tokens);
  const told = parts.map(({ said }) => clauseIn(said));
  const speakers = new Set(told.flatMap((clause) => clause?.subject ?? []));
  let last: Clause | undefined;
  return parts.flatMap(({ opening, said }, index) => {
    const isPlain = last?.shape === 'capitals' || findPredicate(said) === undefined;
    const end = last === undefined || !isPlain ? undefined : nameEnd(said, last.shape);
    const [before, thing] = [said[(end ?? 0) - 1], said[end ?? 0]];
    const goesOn = end !== undefined && last !== undefined && isOther(said.slice(0, end), last, speakers);
    if (!goesOn || before === undefined || thing === undefined || last === undefined) {
      last = told[index] ?? last;
      return [...opening, ...said];
    }
    // Who was asked does not ask, but answers.
    const isAnswer = askingVerbs.has(readVerb(last.verb)?.base ?? '');
    last = { ...last, subject: nameIn(said.slice(0, end)) };
    return [...opening, ...said.slice(0, end), wordAt(isAnswer ? 'returns' : last.verb, thing), ...said.slice(end)];
  });
};

/** Who does something with what, told with its verb. */
interface Clause {
  readonly subject: string;
  readonly verb: string;
  readonly shape: Shape | undefined;
}

const clauseIn = (said: readonly Token[]): Clause | undefined => {
  const predicate = findPredicate(said);
  const verb = said[(predicate?.end ?? 0) - 1];
  if (predicate === undefined || verb === undefined || predicate.start === 0 || predicate.voice !== 'active')
    return undefined;
  const subject = nameIn(said.slice(skipAdverbs(said), predicate.start));
  return {
    subject,
    verb: verb.text,
    shape: givesTwo(said, predicate.end) ? undefined : objectShape(said, predicate.end),
  };
};

/** `sends the guest a bill, the cook a list`: the cook gets one as well. */
const givesTwo = (said: readonly Token[], from: number): boolean =>
  said.some(
    ({ lower }, at) =>
      at > from + 1 &&
      determiners.has(lower) &&
      !prepositions.has(said[at - 1]?.lower ?? '') &&
      said[at - 1]?.kind === 'word',
  );

/** What is sent, also as `them` and `it`. */
const objectShape = (said: readonly Token[], from: number): Shape | undefined =>
  shapeOf(said[from]) ?? (objectPronouns.has(said[from]?.lower ?? '') ? 'phrase' : undefined);

interface Part {
  /** The comma and the small words before it. */
  readonly opening: readonly Token[];
  readonly said: readonly Token[];
}

const partsOf = (tokens: readonly Token[]): readonly Part[] => {
  const parts: { opening: Token[]; said: Token[] }[] = [{ opening: [], said: [] }];
  for (const token of tokens) {
    const last = parts.at(-1);
    const isJoint = /^[,;]$/.test(token.text) || /^(?:and|then)$/.test(token.lower);
    if (!isJoint) last?.said.push(token);
    else if (last !== undefined && last.said.length === 0) last.opening.push(token);
    else parts.push({ opening: [token], said: [] });
  }
  return parts;
};

const shapeOf = (token: Token | undefined): Shape | undefined => {
  if (token === undefined) return undefined;
  if (token.kind === 'quote' || /^\p{Lu}[\p{Lu}\d_+/-]+$/u.test(token.text)) return 'capitals';
  return determiners.has(token.lower) || token.kind === 'number' ? 'phrase' : undefined;
};

/** The most words of a name, with its article. */
const longestName = 4;

/** Where the name ends that opens a part, if a thing of that shape stands behind it and no verb before. */
const nameEnd = (said: readonly Token[], shape: Shape | undefined): number | undefined => {
  if (shape === undefined) return undefined;
  const opens = determiners.has(said[0]?.lower ?? '') ? 1 : 0;
  const behind = said.slice(opens + 1, longestName + 1).findIndex((token) => shapeOf(token) === shape);
  const end = behind + opens + 1;
  const name = said.slice(opens, end);
  const isName = name.every(({ kind, lower }, at) => kind === 'word' && (at === 0 || !isTold(lower)));
  return behind < 0 || !isName ? undefined : end;
};

const isTold = (word: string): boolean => {
  const forms = readVerb(word)?.forms;
  return forms?.has('third') === true || forms?.has('past') === true;
};

const nameIn = (tokens: readonly Token[]): string =>
  tokens
    .filter(({ lower }) => !determiners.has(lower))
    .map(({ lower }) => lower)
    .join(' ');

/** True for another one than whoever did it before: one who does something elsewhere in the sentence, or is known to take part. */
const isOther = (name: readonly Token[], { subject }: Clause, speakers: ReadonlySet<string>): boolean => {
  const own = nameIn(name);
  return own !== subject && (speakers.has(own) || canTakePart(name.filter(({ lower }) => !determiners.has(lower))));
};
