import { prepositions } from '../../lexicon/en/closed-words.ts';
import { deedNames } from '../../lexicon/en/data-words.ts';
import type { Token } from '../../text/token.ts';
import { isAttributeName } from '../items.ts';
import { findLink, type Link } from '../link.ts';
import { isCamelCase, toSingular } from '../name.ts';
import { isPluralPhrase, phraseAt, phraseBefore, wordsAt } from './phrase.ts';

/**
 * `Skippers register for trips with date and fee` tells the date of each registration, `a ticket is issued for a seat with a price`
 * that of the ticket. In: a clause with one verb. Out: the clause without the facts and whose they are; the clause itself where
 * they are told of its object or there are none.
 */
export const factsOfLink = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const link = findLink(tokens, 0, 'clause');
  const at = tokens.findIndex(({ lower }, index) => index > (link?.end ?? 0) && lower === 'with');
  const near = tokens[at];
  const fact = phraseAt(tokens, at + 1)?.words.at(-1);
  if (link === undefined || link.start === 0 || near === undefined || fact === undefined || !goesTo(link))
    return [tokens];
  if (!isAttributeName(fact.lower) && !isCamelCase(fact.text)) return [tokens];
  const isApart = tokens[at - 1]?.text === ',';
  const main = tokens.slice(0, isApart ? at - 1 : at);
  const facts = [...wordsAt('have', near), ...tokens.slice(at + 1)];
  const subject = phraseBefore(tokens, link.start);
  const object = phraseBefore(main, main.length, link.end);
  const isDirect =
    link.voice === 'active' && link.phrase === undefined && !prepositions.has(main[link.end]?.lower ?? '');
  if (subject.length === 0 || object.length === 0) return [tokens];
  const isShared = isPluralPhrase(subject) && (isPluralPhrase(object) || isGiven(main, object));
  if (isShared && main[link.end]?.lower !== 'by' && (isApart || !isDirect)) {
    const between = nameOf(link, subject, object, near).map((token) => ({ ...token, end: near.end }));
    const many = [...wordsAt('has many', near), ...between];
    return [
      [...subject, ...many],
      [...object, ...many],
      [...between, ...facts],
    ];
  }
  const isOfKind = main[link.end - 1]?.lower === 'of';
  return isDirect ? [tokens] : [main, [...(isOfKind ? object : subject), ...facts]];
};

/** A verb, or a phrase that only says that two belong together. */
const goesTo = ({ phrase }: Link): boolean => phrase === undefined || /^(?:associates|belongs)$/.test(phrase.means);

/** `register for the trip`: one of many, which is not told again each time. */
const isGiven = (main: readonly Token[], object: readonly Token[]): boolean =>
  main[main.length - object.length - 1]?.lower === 'the';

/** `registrations` for who registers, `boat tags` where tags are linked to boats. */
const nameOf = (
  { verb = '' }: Link,
  subject: readonly Token[],
  object: readonly Token[],
  near: Token,
): readonly Token[] => {
  const named = deedNames.get(verb);
  if (named !== undefined) return wordsAt(named, near);
  const words = [...object, ...subject].map(({ lower }) => lower);
  return wordsAt([...words.slice(0, -1).map(toSingular), ...words.slice(-1)].join(' '), near);
};
