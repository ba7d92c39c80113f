import { copulas, determiners, modals, relativePronouns } from '../lexicon/en/closed-words.ts';
import { isOnlyThird, readVerb, singular } from '../lexicon/morphology.ts';
import { spanOf, type Token } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import { kindOfThing, othersEnd } from './kind-of-thing.ts';
import { notBy } from './not-by.ts';
import { toQuestion } from './question.ts';
import type { Statement } from './statement.ts';

/**
 * `Urgent letters are opened at once, all others wait`: a choice between the kind that the first subject names and the rest.
 * In: the tokens of a sentence and how a clause is read. Out: undefined where nothing is said of others.
 */
export const readContrast = (
  tokens: readonly Token[],
  read: (tokens: readonly Token[]) => readonly Statement[],
): readonly Statement[] | undefined => {
  const found = contrastIn(tokens);
  if (found === undefined) return readFoundSome(tokens, read);
  const { kind, thing } = found;
  const isUnnamed = thing.lower === 'ones';
  // `everyone else goes` is one who does not go with the name of several.
  const isOne = isOnlyThird(tokens[found.after]?.lower ?? '') && singular(thing.lower) !== thing.lower;
  const named = isUnnamed || isOne ? [] : [{ ...thing, start: found.start, end: found.end }];
  const asked = [kind, thing];
  return [
    {
      kind: 'choice',
      question: {
        text: isUnnamed ? `${capitalised(kind.lower)}?` : `${capitalised(kind.lower)} ${singular(thing.text)}?`,
        isNegated: false,
        words: asked.map(({ lower }) => lower),
        span: spanOf(asked),
      },
      body: notBy(thing.lower, read(tokens.slice(isUnnamed ? asked.length : 0, found.comma))),
      otherwise: notBy(thing.lower, read([...named, ...tokens.slice(found.after)])),
    },
  ];
};

/** What is set against others, and where these stand; undefined where a sentence says nothing of others. */
const contrastIn = (tokens: readonly Token[]) => {
  const opening = kindOfThing(tokens);
  const found = opening && findOthers(tokens);
  return opening && found && { ...found, ...opening };
};

/** True for `urgent letters are opened at once, all others wait`. */
export const isContrast = (tokens: readonly Token[]): boolean =>
  contrastIn(tokens) !== undefined || someFound(tokens) !== undefined;

/** `Keys found within a day are handed out, the others are sold` asks `Found within a day?` */
const readFoundSome = (
  tokens: readonly Token[],
  read: (tokens: readonly Token[]) => readonly Statement[],
): readonly Statement[] | undefined => {
  const found = someFound(tokens);
  const thing = tokens[0];
  if (found === undefined || thing === undefined) return undefined;
  return [
    {
      kind: 'choice',
      question: toQuestion(tokens.slice(found.from, found.verb)),
      body: read([thing, ...tokens.slice(found.verb, found.comma)]),
      otherwise: read([
        { ...thing, text: thing.lower, start: found.start, end: found.end },
        ...tokens.slice(found.after),
      ]),
    },
  ];
};

/** Where the verb stands of things that something was done to, and what is said of others. */
const someFound = (tokens: readonly Token[]) => {
  const [thing, done] = tokens;
  const isSome = thing?.kind === 'word' && /[^s]s$/.test(thing.lower) && !determiners.has(thing.lower);
  const forms = readVerb(done?.lower ?? '')?.forms;
  const isDone = forms?.has('participle') === true || forms?.has('past') === true;
  const isTold = relativePronouns.has(done?.lower ?? '') || done?.lower === 'that';
  const found = isSome && (isDone || isTold) ? findOthers(tokens) : undefined;
  const helps = ({ lower }: Token | undefined = tokens[0] as Token): boolean => copulas.has(lower) || modals.has(lower);
  const first = tokens.findIndex((token, at) => at > 2 && helps(token));
  // `forms that can be scanned are filed`: the last verb is what is done, those before it tell which.
  const last = tokens
    .slice(0, found?.comma)
    .findLastIndex((token, at) => at > 2 && helps(token) && !helps(tokens[at - 1]));
  const verb = isTold ? last : first;
  return found === undefined || verb < 0 || verb > found.comma ? undefined : { ...found, verb, from: isTold ? 2 : 1 };
};

const findOthers = (
  tokens: readonly Token[],
): { readonly comma: number; readonly after: number; readonly start: number; readonly end: number } | undefined => {
  const comma = tokens.findIndex(({ text }, index) => index > 2 && (text === ',' || text === ';'));
  if (comma < 0) return undefined;
  let from = comma + 1;
  while (/^(?:and|but|while|whereas)$/.test(tokens[from]?.lower ?? '')) from += 1;
  const after = othersEnd(tokens, from);
  const [first, last] = [tokens[from], tokens[after - 1]];
  return first === undefined || last === undefined || after < 0
    ? undefined
    : { comma, after, start: first.start, end: last.end };
};
