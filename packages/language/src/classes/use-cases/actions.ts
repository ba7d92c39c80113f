import { articles, modals, phraseOpeners, possessives } from '../../lexicon/en/closed-words.ts';
import { nounHomographs } from '../../lexicon/en/verbs.ts';
import { readVerb, type VerbForm } from '../../lexicon/morphology.ts';
import type { Token } from '../../text/token.ts';
import { spanOf, textOf } from '../../text/token.ts';
import { capitalised } from '../../text/words.ts';

/** Words after which an action says no more of what is done: reasons, times, conditions. */
const endsAction =
  /^(?:if|when|whenever|because|so|while|unless|before|after|until|once|since|which|who|that|whenever|but)$/;

/** The most words of a use case's name. */
const longestName = 6;

/** Parts of a list of actions; a part that opens with no verb of this form goes on with the one before: `buys bread and milk`. */
export const splitActions = (tokens: readonly Token[], form: VerbForm): readonly (readonly Token[])[] => {
  const parts: Token[][] = [[]];
  for (const [index, token] of tokens.entries()) {
    const isBorder = isJoin(token);
    const next = tokens.slice(index + 1).findIndex((later) => !isJoin(later) && !isFiller(later));
    if (isBorder && next >= 0 && opensAction(tokens, index + 1 + next, form)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.map(trimmed).filter((part) => part.length > 0);
};

const isJoin = ({ text, lower }: Token): boolean =>
  text === ',' || text === '+' || text === '&' || text === '/' || /^(?:and|or|then|plus|n)$/.test(lower);

const isFiller = ({ lower }: Token): boolean => modals.has(lower) || /^(?:also|then|to)$/.test(lower);

const trimmed = (part: readonly Token[]): readonly Token[] => {
  const from = part.findIndex((token) => token.kind !== 'mark' && !isJoin(token) && !isFiller(token));
  if (from < 0) return [];
  const to = part.findLastIndex((token) => token.kind !== 'mark' && !isJoin(token));
  return part.slice(from, to + 1);
};

const opensAction = (tokens: readonly Token[], at: number, form: VerbForm): boolean => {
  const token = tokens[at];
  const after = tokens[at + 1];
  if (token?.lower === tokens[0]?.lower && after?.kind === 'word') return true;
  const reading = token === undefined || token.text !== token.lower ? undefined : readVerb(token.lower);
  if (reading === undefined || !reading.forms.has(form)) return false;
  if (!nounHomographs.has(reading.base) || form === 'gerund') return true;
  if (after === undefined || isJoin(after)) return false;
  return (
    articles.has(after.lower) ||
    possessives.has(after.lower) ||
    (after.kind === 'word' && (!phraseOpeners.has(after.lower) || /^(?:in|out|up|off|on)$/.test(after.lower))) ||
    after.kind === 'quote'
  );
};

/** What an action is called: `assigning the dock` and `assigns a dock` give `Assign dock`. */
export const caseName = (tokens: readonly Token[]): string => {
  const stop = tokens.findIndex(({ lower, text }, index) => index > 0 && (endsAction.test(lower) || text === '('));
  const kept = trimmed((stop < 0 ? tokens : tokens.slice(0, stop)).filter(({ text }) => !/^['’‘"]$/.test(text))).filter(
    ({ lower }, index) =>
      index === 0 || !(articles.has(lower) || possessives.has(lower) || /^(?:again|also)$/.test(lower)),
  );
  const [first, ...rest] = kept;
  if (first === undefined) return '';
  const verb = first.text === first.lower || kept.length > 1 ? readVerb(first.lower) : undefined;
  const name = [verb?.base ?? first.text, textOf(rest.slice(0, longestName))].join(' ').trim();
  return capitalised(name.replace(/["“”]/g, '').replace(/^['‘]|['’]$/g, ''));
};

export const spanOfTokens = (tokens: readonly Token[]): { readonly start: number; readonly end: number } =>
  spanOf(tokens) ?? { start: 0, end: 0 };
