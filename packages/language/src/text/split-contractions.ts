import { possessed, pronouns, saying } from '../lexicon/en/closed-words.ts';
import type { Token } from './token.ts';

/** `we'll ship it` as `we will ship it`: two words, each where it stands in the text. */
export const splitContractions = (tokens: readonly Token[]): readonly Token[] =>
  splitBy(tokens, { "'ll": 'will', "'ve": 'have' }).flatMap((token, at, all) =>
    isSaidOf(token, all[at + 1]) ? splitBy([token], { "'s": 'is' }, saying) : [token],
  );

/** `nobody's home` says how it is; `nobody's fault` would have a noun behind it, which these words seldom are. */
const isSaidOf = ({ lower }: Token, next: Token | undefined): boolean =>
  (/^there['’]s$/.test(lower) || /(?:body|one|thing)['’]s$/.test(lower)) &&
  next !== undefined &&
  !possessed.has(next.lower);

/** The same for `it's` and `they're`, where a reader asks for the verb itself. */
export const splitCopulas = (tokens: readonly Token[]): readonly Token[] =>
  splitBy(tokens, { "'s": 'is', "'re": 'are' });

const splitBy = (
  tokens: readonly Token[],
  verbs: Readonly<Record<string, string>>,
  subjects: ReadonlySet<string> = pronouns,
): readonly Token[] =>
  tokens.flatMap((token) => {
    const at = token.lower.search(/['’]\p{L}+$/u);
    const said = token.lower.slice(0, Math.max(0, at));
    const full = verbs[token.lower.slice(at).replace('’', "'")];
    if (full === undefined || !subjects.has(said)) return [token];
    const border = token.start + at;
    return [
      { ...token, text: token.text.slice(0, at), lower: said, end: border },
      { ...token, text: full, lower: full, start: border },
    ];
  });
