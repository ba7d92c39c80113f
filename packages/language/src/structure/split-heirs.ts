import { heirVerbs } from '../lexicon/en/data-words.ts';
import { markAfter, type Token } from '../text/token.ts';

/** `Vessel with name and sail(), Ferry and Tug extend Vessel`: a dash parts the heirs from what stands before them. */
export const splitHeirs = (tokens: readonly Token[]): readonly Token[] => {
  const verb = tokens.findIndex(({ lower }) => heirVerbs.test(lower));
  let from = verb;
  while (from > 0 && isHeir(tokens[from - 1])) from -= 1;
  const comma = tokens[from];
  const isApart = verb - from > 1 && from > 0 && comma?.text === ',';
  const end = tokens[verb + 1];
  // `Ferry and Tug inherit, Tug has a winch`
  const opens = verb > 0 && end?.text === ',' && tokens.length > verb + 2;
  const behind = opens ? [markAfter('–', end), ...tokens.slice(verb + 2)] : tokens.slice(verb + 1);
  const before = isApart ? [...tokens.slice(0, from), markAfter('–', comma)] : tokens.slice(0, from);
  const heirs = tokens.slice(isApart ? from + 1 : from, verb + 1);
  return isApart || opens ? [...before, ...(opens ? withParent(heirs) : heirs), ...behind] : tokens;
};

const isHeir = (token: Token | undefined): boolean =>
  token !== undefined && (token.text === ',' || token.lower === 'and' || /^\p{Lu}\p{L}*$/u.test(token.text));

/** `Ferry and Tug inherit` leaves out from whom: from what the text was about. */
export const withParent = (tokens: readonly Token[]): readonly Token[] => {
  const last = tokens.at(-1);
  if (last === undefined || tokens.length < 2 || !/^(?:inherits?|extends?|implements?)$/.test(last.lower))
    return tokens;
  const words = /^inherit/.test(last.lower) ? ['from', 'it'] : ['it'];
  return [...tokens, ...words.map((word) => ({ ...last, text: word, lower: word, start: last.end, end: last.end }))];
};
