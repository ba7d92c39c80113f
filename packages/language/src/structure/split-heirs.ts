import { heirVerbs } from '../lexicon/en/data-words.ts';
import { markAfter, type Token } from '../text/token.ts';

/** `Vessel with name and sail(), Ferry and Tug extend Vessel`: a dash parts the heirs from what stands before them. */
export const splitHeirs = (tokens: readonly Token[]): readonly Token[] => {
  const verb = tokens.findIndex(({ lower }) => heirVerbs.test(lower));
  let from = verb;
  while (from > 0 && isHeir(tokens[from - 1])) from -= 1;
  const comma = tokens[from];
  const isApart = verb - from > 1 && from > 0 && comma?.text === ',';
  return isApart ? [...tokens.slice(0, from), markAfter('–', comma), ...tokens.slice(from + 1)] : tokens;
};

const isHeir = (token: Token | undefined): boolean =>
  token !== undefined && (token.text === ',' || token.lower === 'and' || /^\p{Lu}\p{L}*$/u.test(token.text));
