import {
  adverbs,
  clauseOpeners,
  conjunctions,
  copulas,
  determiners,
  does,
  haves,
  modals,
  phraseOpeners,
  prepositions,
  pronouns,
  subjectsOfBase,
  subjectsOfThird,
  timeWords,
} from '../lexicon/en/closed-words.ts';
import { noCommand } from '../lexicon/en/verbs.ts';
import { singular, type VerbForm, type VerbReading } from '../lexicon/morphology.ts';
import type { Token } from '../text/token.ts';

/** The base of an unknown verb: `decanted` gives `decant`, `coupled` gives `couple`, `machined` gives `machine`. */
export const stripEd = (word: string): string => {
  const stem = word
    .replace(/([^aeiouls])\1ed$/, '$1')
    .replace(/ied$/, 'y')
    .replace(/ed$/, '');
  return /(?:[^aeioul]l|[^aeiou]in|[cgsvzu])$/.test(stem) ? `${stem}e` : stem;
};

/** An unknown word in `-ed` that opens a clause without an object goes on with a passive: `is drilled, deburred in the hall and washed`. */
export const unknownParticiple = (tokens: readonly Token[], index: number, first: number): VerbReading | undefined => {
  const [token, after] = tokens.slice(index);
  const isWhole =
    after === undefined || after.kind === 'mark' || phraseOpeners.has(after.lower) || conjunctions.has(after.lower);
  return token !== undefined && index === first && isWhole && /[a-z]{3}ed$/.test(token.lower)
    ? { base: stripEd(token.lower), forms: new Set<VerbForm>(['participle']) }
    : undefined;
};

/** An unknown word in `-s` between an actor and an object is read as a verb: `the sommelier decants the wine`. */
export const unknownThird = (tokens: readonly Token[], index: number, first: number): VerbReading | undefined => {
  const token = tokens[index];
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (
    !token ||
    !before ||
    !after ||
    index <= first ||
    !/[a-z]{2}s$/.test(token.lower) ||
    /(?:ss|us|is)$/.test(token.lower)
  )
    return undefined;
  if (before.kind === 'number' || timeWords.has(token.lower)) return undefined;
  if (copulas.has(token.lower) || pronouns.has(token.lower) || !determiners.has(after.lower)) return undefined;
  return { base: singular(token.lower), forms: new Set<VerbForm>(['third']) };
};

/** What follows a pronoun that can only be a subject is a verb, whatever else the word may be: `she charts it`, `we batch them`. */
export const afterPronoun = (tokens: readonly Token[], index: number): VerbReading | undefined => {
  const token = tokens[index];
  const before = tokens[index - 1];
  if (token === undefined || before === undefined || !/^[a-z]{3,}$/.test(token.lower) || isClosed(token))
    return undefined;
  if (subjectsOfThird.has(before.lower))
    return /[a-z]s$/.test(token.lower) && !/(?:ss|us|is)$/.test(token.lower)
      ? { base: singular(token.lower), forms: new Set<VerbForm>(['third']) }
      : undefined;
  return subjectsOfBase.has(before.lower) && !/(?:ing|ly|s)$/.test(token.lower)
    ? { base: token.lower, forms: new Set<VerbForm>(['base']) }
    : undefined;
};

/** An unknown word that opens a clause before a determiner or an object is a command: `julienne the carrots`, `frank it`. */
export const unknownCommand = (tokens: readonly Token[], index: number, first: number): VerbReading | undefined => {
  const token = tokens[index];
  const after = tokens[index + 1];
  if (
    !token ||
    !after ||
    index !== first ||
    !/^[a-z]{3,}$/.test(token.lower) ||
    !/^(?:the|a|an|all|your|its|their|it|them)$/.test(after.lower)
  )
    return undefined;
  if (isClosed(token) || noCommand.test(token.lower)) return undefined;
  return { base: token.lower, forms: new Set<VerbForm>(['base']) };
};

const closed = [
  prepositions,
  determiners,
  pronouns,
  conjunctions,
  clauseOpeners,
  modals,
  copulas,
  haves,
  does,
  adverbs,
];
/** Behind `shall` or `can` a word that nobody knows is a verb: `shall crossmatch the sample`. */
export const isUnknownWord = (token: Token): boolean => /^[a-z]{4,}$/.test(token.lower) && !isClosed(token);

const isClosed = ({ lower }: Token): boolean => closed.some((words) => words.has(lower));
