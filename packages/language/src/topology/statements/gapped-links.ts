import { countsOrBe, linkedWords, ownAims, wayWords } from '../../lexicon/en/topology-words.ts';
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

/** `One switch connected to the backbone, with four monitors`: what hangs on it is told of what is connected, and not of where to. */
export const withTrailingParts = (tokens: readonly Token[]): readonly Token[] => {
  const verb = tokens.findIndex(({ lower }, at) => linkedWords.has(lower) && tokens[at + 1]?.lower === 'to');
  const comma = tokens.findIndex(({ text }, at) => at > verb + 2 && text === ',' && tokens[at + 1]?.lower === 'with');
  const said = tokens.slice(0, Math.max(0, verb));
  const colon = said.findLastIndex(({ kind }) => kind === 'mark');
  const name = said.slice(colon + 1).filter(({ lower, kind }) => kind === 'word' && !countsOrBe.has(lower));
  const opener = tokens[comma];
  if (verb < 1 || comma < 0 || opener === undefined || name.length === 0 || name.length > longestName) return tokens;
  if (tokens.slice(verb, comma).some(({ kind }) => kind === 'mark') || name.some(opensMore)) return tokens;
  const the = { ...opener, text: 'the', lower: 'the', kind: 'word' as const };
  return [...tokens.slice(0, comma), { ...opener, text: ';', lower: ';' }, the, ...name, ...tokens.slice(comma + 1)];
};

/** What has a verb or an aim of its own is no gap. */
const opensMore = ({ lower, kind, text }: Token): boolean =>
  linkedWords.has(lower) || ownAims.has(lower) || (kind === 'mark' && text !== ',');
