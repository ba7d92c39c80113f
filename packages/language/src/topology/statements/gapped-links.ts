import { linkedWords, ownAims, wayWords } from '../../lexicon/en/topology-words.ts';
import type { Token } from '../../text/token.ts';

/** Tokens of who is linked in a second clause, up to the way. */
const longestName = 8;

/** `A and B are connected to the router by cable, C and D by radio`: the second clause has the verb and the aim of the first. */
export const withGappedLinks = (tokens: readonly Token[]): readonly Token[] => {
  const verb = tokens.findIndex(({ lower }, at) => linkedWords.has(lower) && tokens[at + 1]?.lower === 'to');
  const way = tokens.findIndex(({ lower }, at) => at > verb + 2 && wayWords.test(lower));
  const comma = tokens.findIndex(({ text }, at) => at > way && /^[,;]$/.test(text));
  if (verb < 1 || way < 0 || comma < 0 || tokens.slice(verb, way).some(({ kind }) => kind === 'mark')) return tokens;
  const next = tokens.findIndex(({ lower }, at) => at > comma + 1 && wayWords.test(lower));
  const between = tokens.slice(comma + 1, Math.max(0, next));
  const isGap = next > 0 && between.length <= longestName && !between.some(opensMore);
  if (!isGap) return tokens;
  const told = tokens.map((token, at) => (at === comma ? { ...token, text: ';', lower: ';' } : token));
  return [...told.slice(0, next), ...tokens.slice(verb, way), ...told.slice(next)];
};

/** What has a verb or an aim of its own is no gap. */
const opensMore = ({ lower, kind, text }: Token): boolean =>
  linkedWords.has(lower) || ownAims.has(lower) || (kind === 'mark' && text !== ',');
