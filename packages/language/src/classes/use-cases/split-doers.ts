import { personNouns } from '../../lexicon/en/actors.ts';
import { determiners } from '../../lexicon/en/closed-words.ts';
import { readVerb, singular } from '../../lexicon/morphology.ts';
import type { Piece } from '../../outline/outline.ts';
import { type Token, tokenise } from '../../text/token.ts';

/**
 * `sailors book a berth and leave it, the warden locks the pier, she also rings the bell`: cut where somebody else begins, or the same one
 * again as a pronoun. In: a sentence that may tell of several; out: its parts.
 */
export const splitDoers = (piece: Piece): readonly Piece[] => {
  if (/:\s/.test(piece.text)) return afterColon(piece);
  const tokens = tokenise(piece.text);
  const cuts = tokens.flatMap((token, at) => (isBorder(token) && beginsDoer(tokens, at + 1) ? [at] : []));
  return [-1, ...cuts].map((cut, index) => {
    const start = tokens[cut + 1]?.start ?? 0;
    const end = tokens[cuts[index] ?? -1]?.start ?? piece.text.length;
    return { text: piece.text.slice(start, end), start: piece.start + start };
  });
};

/** `a mooring app: sailors book a berth, the warden locks the pier`; what stands before the colon stays with the first. */
const afterColon = (piece: Piece): readonly Piece[] => {
  const at = piece.text.search(/:\s/) + 2;
  const [first, ...rest] = splitDoers({ text: piece.text.slice(at).replace(/:/g, ' '), start: piece.start + at });
  return first === undefined || rest.length === 0
    ? [piece]
    : [{ text: piece.text.slice(0, at + first.text.length), start: piece.start }, ...rest];
};

const isBorder = ({ text, lower }: Token): boolean => text === ',' || lower === 'and';

/** The most words before the noun of somebody: `the harbour master`. */
const longestName = 3;

const beginsDoer = (tokens: readonly Token[], at: number): boolean => {
  const from = tokens[at]?.lower === 'and' ? at + 1 : at;
  if (/^(?:she|he|they)$/.test(tokens[from]?.lower ?? '')) return isDeed(tokens, from + 1, 'any');
  const opens = determiners.has(tokens[from]?.lower ?? '') ? from + 1 : from;
  for (let end = opens; end < opens + longestName && tokens[end]?.kind === 'word'; end += 1) {
    const noun = tokens[end]?.lower ?? '';
    const isOne = personNouns.has(noun) && opens > from;
    const isSeveral = !personNouns.has(noun) && personNouns.has(singular(noun));
    if ((isOne && isDeed(tokens, end + 1, 'third')) || (isSeveral && isDeed(tokens, end + 1, 'base'))) return true;
  }
  return false;
};

const isDeed = (tokens: readonly Token[], at: number, form: 'third' | 'base' | 'any'): boolean => {
  const next = behindBrackets(tokens, at);
  const word = tokens[tokens[next]?.lower === 'also' ? next + 1 : next]?.lower ?? '';
  const forms = readVerb(word)?.forms;
  return word === 'can' || (form === 'any' ? forms !== undefined : forms?.has(form) === true);
};

/** `the warden (only on Sundays) locks`: the place behind the brackets, if any open there. */
const behindBrackets = (tokens: readonly Token[], at: number): number => {
  const close = tokens[at]?.text === '(' ? tokens.findIndex(({ text }, index) => index > at && text === ')') : -1;
  return close < 0 ? at : close + 1;
};
