import { adverbs, determiners, modals, phraseOpeners, pronouns } from '../lexicon/en/closed-words.ts';
import { readVerb } from '../lexicon/morphology.ts';
import type { Token } from '../text/token.ts';
import { isAdverb } from '../text/words.ts';
import { toSingular } from './name.ts';
import { systemWords } from './structure-words.ts';

/** Phrases between a subject and its verb that only say that it may or must. */
const permissions = [
  'be able to',
  'be allowed to',
  'be permitted to',
  'be required to',
  'be enabled to',
  'are able to',
  'is able to',
  'are allowed to',
  'is allowed to',
  'are required to',
  'is required to',
  'have the ability to',
  'has the ability to',
  'have the option to',
  'has the option to',
  'have the capability to',
  'has the capability to',
  'be capable of',
  'is capable of',
  'is responsible for',
  'are responsible for',
  'is used to',
  'are used to',
  'be used to',
].map((phrase) => phrase.split(' '));

/** Verbs by which a system gives others something to do: `allow students to enrol`. */
const grants = /^(?:allow|enable|let|permit|require|help|empower|ask)(?:s|ing)?$/;

/**
 * A sentence reduced to who does what: lead-ins, adverbs, `shall`, `be able to` and `the system allows ... to` fall away,
 * so that `The system shall allow students to enrol in courses` becomes `students enrol in courses`.
 */
export const simplify = (sentence: readonly Token[]): readonly Token[] => {
  const tokens = withoutPermissions(
    withoutLeadIn(sentence).filter((token, index, all) =>
      index === 0 ? !isLeadAdverb(token) : !isLooseAdverb(token) || isListed(all, index),
    ),
  );
  return withoutVerbLists(granted(tokens));
};

/** `next` in `play, next and stop`: an entry of a list. */
const isListed = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  const opens = before?.text === ',' || /^(?:and|or)$/.test(before?.lower ?? '');
  return opens && (after === undefined || after.kind === 'mark' || /^(?:and|or)$/.test(after.lower));
};

const isLeadAdverb = (token: Token): boolean =>
  isAdverb(token) || /^(?:and|but|or|also|in addition|,)$/.test(token.lower);

const isLooseAdverb = (token: Token): boolean =>
  (isAdverb(token) && !/^\p{Lu}/u.test(token.text) && token.lower !== 'together') ||
  (adverbs.has(token.lower) && token.text === token.lower && token.lower !== 'either');

/** `For auditing purposes, the system ...`: what a preposition opens up to the first comma. */
const withoutLeadIn = (tokens: readonly Token[]): readonly Token[] => {
  const first = tokens[0];
  const comma = tokens.findIndex((token) => token.text === ',');
  if (first === undefined || comma < 1 || comma > 12) return tokens;
  const opens =
    phraseOpeners.has(first.lower) ||
    /^(?:if|when|once|to|in|as|additionally|where|after|before|while|since)$/.test(first.lower);
  return opens ? tokens.slice(comma + 1) : tokens;
};

const withoutPermissions = (tokens: readonly Token[]): readonly Token[] => {
  const kept: Token[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const follows = tokens.slice(index, index + 4).map(({ lower }) => lower);
    const phrase = permissions.find((words) => words.every((word, offset) => follows[offset] === word));
    if (phrase !== undefined) {
      index += phrase.length - 1;
      const before = kept.at(-1);
      if (before === undefined || !modals.has(before.lower)) kept.push(asModal(token));
    } else kept.push(token);
  }
  return kept;
};

/** Stands for what was left out, so that the verb after it is still known to be one. */
const asModal = (token: Token): Token => ({ ...token, text: 'can', lower: 'can' });

/** From `the system allows students to ...` on, the students are the subject. */
const granted = (tokens: readonly Token[]): readonly Token[] => {
  const verb = tokens.findIndex((token, index) => index > 0 && index < 8 && grants.test(token.lower));
  const to = tokens.findIndex((token, index) => index > verb + 1 && index < verb + 9 && token.lower === 'to');
  const after = tokens[to + 1];
  if (verb < 1 || to < 0 || after === undefined || !readVerb(after.lower)?.forms.has('base')) return tokens;
  const opening = tokens.slice(0, verb).filter(({ lower }) => !modals.has(lower));
  const subject = opening.at(-1);
  const toToken = tokens[to];
  if (subject === undefined || toToken === undefined || !(isSystem(opening) || pronouns.has(subject.lower)))
    return tokens;
  return [...tokens.slice(verb + 1, to), asModal(toToken), ...tokens.slice(to + 1)];
};

/** `create, edit and delete courses` becomes `create courses`. */
const withoutVerbLists = (tokens: readonly Token[]): readonly Token[] => {
  for (let start = 1; start < tokens.length - 3; start += 1) {
    const form = verbForm(tokens[start]);
    if (form === undefined || determiners.has(tokens[start - 1]?.lower ?? '')) continue;
    let end = start;
    for (let at = start + 1; at < tokens.length; at += 1) {
      const lower = tokens[at]?.lower ?? '';
      if (lower === ',' || lower === 'and' || lower === 'or') continue;
      if (tokens[at - 1]?.kind === 'word' && !/^(?:and|or)$/.test(tokens[at - 1]?.lower ?? '')) break;
      if (verbForm(tokens[at]) !== form) break;
      end = at;
    }
    const after = tokens[end + 1];
    if (end > start && after?.kind === 'word' && !/^(?:and|or|methods?|functions?|operations?)$/.test(after.lower))
      return [...tokens.slice(0, start + 1), ...tokens.slice(end + 1)];
  }
  return tokens;
};

const verbForm = (token: Token | undefined): 'base' | 'third' | undefined => {
  const forms = token === undefined || token.text !== token.lower ? undefined : readVerb(token.lower)?.forms;
  if (forms?.has('base')) return 'base';
  return forms?.has('third') ? 'third' : undefined;
};

/** `The system`, `this app`, `the library management system`: what is built, as a whole. */
export const isSystem = (tokens: readonly Token[]): boolean => {
  const last = tokens.findLast(({ kind }) => kind === 'word');
  if (last === undefined || !systemWords.has(toSingular(last.lower))) return false;
  const isNamed = tokens.some((token, index) => index > 0 && /^\p{Lu}/u.test(token.text));
  return !isNamed && /^(?:the|this|our)$/.test(tokens[0]?.lower ?? '');
};
