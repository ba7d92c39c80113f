import { negations } from './en/closed-words.ts';
import {
  choosingWords,
  conditionOfLine,
  countedName,
  deedsOfLines,
  errorAnswer,
  errorName,
  errorNouns,
  faultyWords,
  leavingWords,
  messageNouns,
  passingProduct,
  plainBrowser,
  plainPartWords,
  puttingVerbs,
  refusedAnswer,
  refusedAnswers,
  takingVerbs,
  viewingVerbs,
  watchingProduct,
} from './en/line-words.ts';
import { findingVerbs } from './en/process-words.ts';
import { emptyInConditions, granting, provingVerbs, refusing, sound, unsound } from './en/verdict-words.ts';
import { readVerb, singular } from './morphology.ts';

/** What a condition says about a deed or whoever does it. */
export interface Verdict {
  /** Whether it tells of what went well; undefined where it only names what happened. */
  readonly isGood?: boolean;
  readonly isNegated: boolean;
  /** It says that somebody agrees or refuses, or that something works or fails, and not only how something is. */
  readonly isAnswer: boolean;
  /** What else it speaks of, in the words that `aboutWords` gives. */
  readonly about: readonly string[];
}

/** The words of a label by what they are about, in lower case: `cover` of `coverage` and of `covered`. */
export const aboutWords = (words: readonly string[]): readonly string[] =>
  words.filter((word) => !emptyInConditions.has(word) && !isNegation(word)).map(stem);

/** How a condition judges, in lower case: `bank declines` badly, `not covered` badly about what covers. */
export const verdictOf = (words: readonly string[]): Verdict => {
  const told = words.filter((word) => !emptyInConditions.has(word) && !isNegation(word));
  const says = (lists: readonly ReadonlySet<string>[]): boolean => told.some((word) => isOneOf(word, lists));
  const [good, bad] = [says([granting, sound]), says([refusing, unsound])];
  const isNegated = words.some(isNegation);
  const isGood = good === bad ? (isNegated ? false : undefined) : good !== isNegated;
  return {
    ...(isGood !== undefined && { isGood }),
    isNegated,
    isAnswer: says([granting, refusing]),
    about: told.filter((word) => !isOneOf(word, [granting, refusing, sound, unsound])).map(stem),
  };
};

/** Whether a deed finds something out: `check coverage`. Words in lower case. */
export const findsOut = ([verb = '', particle = '']: readonly string[]): boolean => {
  const base = readVerb(verb)?.base ?? verb;
  return findingVerbs.has(base) || provingVerbs.has(base) || `${base}${particle}` === 'login';
};

/** Which of several a word says that stands before them: `invalid` those that are none as they should be, `paid` some. Undefined for others. */
export const choosesBy = (word: string): 'faulty' | 'some' | undefined =>
  faultyWords.has(word) ? 'faulty' : choosingWords.has(word) ? 'some' : undefined;

/** What is done, and when: `send alert` and `level is low` of “send alert when level is low”. */
export const splitCondition = (
  label: string,
): { readonly deed: string; readonly condition: string; readonly isUnless: boolean } | undefined => {
  const [, deed = '', word = '', condition = ''] = conditionOfLine.exec(label) ?? [];
  return deed === '' ? undefined : { deed, condition, isUnless: word.toLowerCase() === 'unless' };
};

/** True for looking at a thing, which comes back then: `poll readings`. Words in lower case. */
export const looksAtThing = ([verb = '', ...thing]: readonly string[]): boolean =>
  thing.length > 0 && viewingVerbs.has(readVerb(verb)?.base ?? verb);

export type DeedOfLine = keyof typeof deedsOfLines;

/** What is done to a thing by whoever is asked, as the verb says; undefined for other verbs. Words in lower case. */
export const deedOfLine = ([verb = '']: readonly string[]): DeedOfLine | undefined => {
  const base = readVerb(verb)?.base ?? verb;
  const kinds = Object.keys(deedsOfLines).filter((kind): kind is DeedOfLine => kind in deedsOfLines);
  return kinds.find((kind) => deedsOfLines[kind].has(verb) || deedsOfLines[kind].has(base));
};

/** Whether some words tell that a deed is done: `order placed` that of `place order`. Words in lower case. */
export const tellsDeed = (told: readonly string[], [verb = '', ...thing]: readonly string[]): boolean => {
  const base = readVerb(verb)?.base ?? verb;
  const isDone = told.some((word) => word !== base && word !== verb && readVerb(word)?.base === base);
  return isDone && aboutWords(thing).some((word) => aboutWords(told).includes(word));
};

/** What an answer calls the error that it is: `OutOfStock` of “throws OutOfStock”, `Conflict` of “409 Conflict”. Undefined for any other answer. */
export const namedError = (answer: string): string | undefined => {
  const said = answer.trim();
  const named = errorAnswer.exec(said)?.[1] ?? errorName.exec(said)?.[1];
  if (named !== undefined) return named;
  const [, status = '', words] = refusedAnswer.exec(said) ?? [];
  return words ?? refusedAnswers[status];
};

/** True for the word that says of an error that it is one. */
export const isErrorWord = (word: string): boolean => errorNouns.has(word);

/** True for a word in the name of a part that says nothing of what it is for: `service`. */
export const isPlainPart = (word: string): boolean => plainPartWords.has(word);

/** What a line at a queue does with messages, by its first word; undefined where that is no verb for it. Words in lower case. */
export const deedAtQueue = ([verb = '']: readonly string[]): 'puts' | 'takes' | undefined => {
  const base = readVerb(verb)?.base ?? verb;
  return puttingVerbs.has(base) ? 'puts' : takingVerbs.has(base) ? 'takes' : undefined;
};

/** True for the name of messages, though its first word may be a verb elsewhere: `resize jobs`, `order placed events`. Words in lower case. */
export const namesMessages = (words: readonly string[]): boolean =>
  words.length > 1 && messageNouns.has(singular(words.at(-1) ?? '')) && deedAtQueue(words) === undefined;

/** True for a button beside a form that sends nothing of it: `cancel`. Words in lower case. */
export const leavesForm = ([word = '']: readonly string[]): boolean => leavingWords.has(word);

/** What a part is that is set up and not written, by what it is called or made with; undefined for any other. */
export const productPart = (said: string): 'passes on' | 'watches' | undefined =>
  passingProduct.test(said) ? 'passes on' : watchingProduct.test(said) ? 'watches' : undefined;

export const isPlainBrowser = (label: string): boolean => plainBrowser.test(label.trim());

/** `Web server` of “Web server 2”; undefined for a name that counts nothing. */
export const countedPart = (label: string): string | undefined => countedName.exec(label.trim())?.[1];

const isNegation = (word: string): boolean => negations.has(word) || /^(?:no|non|none|nothing|without)$/.test(word);

const isOneOf = (word: string, lists: readonly ReadonlySet<string>[]): boolean =>
  lists.some(
    (list) =>
      list.has(word) ||
      list.has(readVerb(word)?.base ?? word) ||
      (list === unsound && /^un\p{L}{3,}[ai]ble$/u.test(word)),
  );

/** The base of a verb, without what makes a noun of one. */
const stem = (word: string): string => {
  const base = readVerb(word)?.base ?? singular(word);
  const bare = base.replace(/(?:ability|[ai]tion|ment|age|ance|ence|ity|al)$/, '');
  return bare.length > 2 ? bare.replace(/e$/, '') : base;
};
