import type { Token } from '../../text/token.ts';
import { isAttributeName } from '../items.ts';
import { isParticipleAt, isPluralPhrase, isTime, phraseAt, phraseBefore, wordsAt } from './phrase.ts';

/**
 * `Vets write a report per visit` says besides that a visit has a report. In: the tokens of a clause, and where its verb ends. Out: the
 * clause without that, and what it says besides.
 */
export const hungOn = (tokens: readonly Token[], verbEnd: number): readonly (readonly Token[])[] => {
  const at = tokens.findIndex(({ lower }, index) => index >= verbEnd && lower === 'per');
  const per = tokens[at];
  const owner = phraseAt(tokens, at + 1);
  if (per === undefined || owner === undefined) return [tokens];
  const isPassive = at === verbEnd;
  const thing = isPassive
    ? phraseBefore(tokens, passiveSubjectEnd(tokens, verbEnd))
    : phraseBefore(tokens, at, verbEnd);
  const rest = tokens.slice(owner.end);
  const kept = [...tokens.slice(0, at), ...rest];
  if (thing.length === 0 || isTime(owner.words) || isAttributeName(thing.at(-1)?.lower ?? '')) return [kept];
  const count = isPluralPhrase(thing) || isPassive ? 'many' : 'one';
  return [kept, [...owner.words, ...wordsAt(`has ${count}`, per), ...thing]];
};

/** `Cards are issued per account`: the subject ends before `are`. */
const passiveSubjectEnd = (tokens: readonly Token[], verbEnd: number): number => {
  const is = tokens.findLastIndex(({ lower }, index) => index < verbEnd && /^(?:is|are|was|were|be)$/.test(lower));
  return is < 0 || !isParticipleAt(tokens, verbEnd - 1) ? 0 : is;
};
