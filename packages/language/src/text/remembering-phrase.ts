import type { Token } from './token.ts';

/** The same function of a run of tokens, each answer kept for as long as the tokens are: one clause is looked at from many sides. */
export const rememberingPhrase = <Answer>(
  read: (tokens: readonly Token[]) => Answer,
): ((tokens: readonly Token[]) => Answer) => {
  const answers = new WeakMap<Token, { readonly tokens: readonly Token[]; readonly answer: Answer }[]>();
  return (tokens) => {
    const [first] = tokens;
    if (first === undefined) return read(tokens);
    const known = answers.get(first) ?? [];
    const found = known.find((one) => isSame(one.tokens, tokens));
    if (found !== undefined) return found.answer;
    const answer = read(tokens);
    known.push({ tokens: [...tokens], answer });
    answers.set(first, known);
    return answer;
  };
};

const isSame = (a: readonly Token[], b: readonly Token[]): boolean =>
  a.length === b.length && a.every((token, index) => token === b[index]);
