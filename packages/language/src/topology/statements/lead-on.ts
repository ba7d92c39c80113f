import { loadedFrom } from '../../lexicon/en/topology-words.ts';
import { readVerb } from '../../lexicon/morphology.ts';
import { type Token, wordAt } from '../../text/token.ts';
import { lastName } from './split-places.ts';

/**
 * `Airflow writes to the lake. From there it's loaded into the warehouse`: it goes on from what the sentence before named last. In: the tokens of a
 * sentence, and of the one before it.
 */
export const leadOn = (tokens: readonly Token[], before: readonly Token[] = []): readonly Token[] => {
  const [from, there] = tokens;
  const to = tokens.findIndex(({ lower }, at) => at > 1 && /^(?:to|into)$/.test(lower));
  const between = tokens.slice(2, Math.max(2, to));
  const isLoaded = between.length > 0 && between.every(({ lower }) => loadedFrom.has(lower) || isDone(lower));
  const source = lastName(withoutBracket(before));
  if (from?.lower !== 'from' || there?.lower !== 'there' || to < 0 || !isLoaded || source.length === 0) return tokens;
  const name = source.map(({ text }) => wordAt(text, from));
  return [...name, wordAt('sends', there), wordAt('to', there), ...tokens.slice(to + 1)];
};

const isDone = (word: string): boolean =>
  readVerb(word)?.forms.has('participle') === true || readVerb(word)?.forms.has('past') === true;

const withoutBracket = (tokens: readonly Token[]): readonly Token[] => {
  const open = tokens.findLastIndex(({ text }) => text === '(');
  return tokens.at(-1)?.text === ')' && open > 0 ? tokens.slice(0, open) : tokens;
};
