import { articles, copulas } from '../../lexicon/en/closed-words.ts';
import type { Token } from '../../text/token.ts';
import { kindOf } from '../kind-of.ts';
import { readName } from '../read-name.ts';
import type { SentenceState } from './sentence-state.ts';

/** `the IdP, which is an external system`: what follows says of what kind the part is that was named last. True where it does. */
export const takeKind = ([be, article, ...rest]: readonly Token[], state: SentenceState): boolean => {
  const name =
    copulas.has(be?.lower ?? '') && article?.lower !== 'the' && articles.has(article?.lower ?? '')
      ? readName(rest)
      : undefined;
  if (name === undefined) return false;
  const told = kindOf(name.words, state.landscape.type);
  for (const part of state.lastParts) {
    if (part.role === 'plain') Object.assign(part, told);
    state.landscape.widen(part, name.span);
  }
  state.relativeSubject = state.lastParts;
  return true;
};
