import { copulas, possessives } from '../../lexicon/en/closed-words.ts';
import { behindLines, lineOpeners, linkedWords } from '../../lexicon/en/topology-words.ts';
import { singular } from '../../lexicon/morphology.ts';
import { markAfter, type Token, wordAt } from '../../text/token.ts';
import { isConnection } from '../sentence/connection.ts';

/** The most words of a line. */
const longestLine = 5;

/**
 * `Rome and Oslo are linked by a tunnel between their routers`: each has a router of its own, and the tunnel lies between these; `linked with a
 * tunnel` is linked by it. In: the tokens of a sentence. Out: the same with that told.
 */
export const ownEnds = (tokens: readonly Token[]): readonly Token[] => {
  const verb = tokens.findIndex(({ lower }, at) => at > 1 && linkedWords.has(lower));
  const line = verb < 0 ? [] : lineAt(tokens, verb + 2);
  const preposition = tokens[verb + 1];
  if (preposition === undefined || line.length === 0 || !lineOpeners.has(preposition.lower)) return tokens;
  const behind = verb + 2 + line.length;
  const own = ownAt(tokens, behind);
  const subject = copulas.has(tokens[verb - 1]?.lower ?? '') ? tokens.slice(0, verb - 1) : tokens.slice(0, verb);
  const last = subject.at(-1);
  if (own === undefined || last === undefined || !subject.some(({ lower }) => lower === 'and'))
    return preposition.lower === 'with' ? tokens.with(verb + 1, { ...preposition, text: 'by', lower: 'by' }) : tokens;
  const one = own.map((token, at) =>
    at === own.length - 1 ? { ...token, text: singular(token.text), lower: singular(token.lower) } : token,
  );
  return [
    ...subject,
    markAfter(',', last),
    ...['each', 'with', 'a'].map((word) => wordAt(word, own[0] ?? last)),
    ...one,
    markAfter(';', last),
    ...line,
    ...['between', 'the'].map((word) => wordAt(word, own[0] ?? last)),
    ...own,
    ...tokens.slice(behind + 2 + own.length),
  ];
};

/** A cable, a tunnel or the like that stands here. */
const lineAt = (tokens: readonly Token[], at: number): readonly Token[] => {
  const lengths = Array.from({ length: longestLine }, (_, index) => index + 1);
  const length = lengths.find((some) => {
    const words = tokens.slice(at, at + some).map(({ lower }) => lower);
    const next = tokens[at + some];
    const isOver = next === undefined || next.kind === 'mark' || behindLines.has(next.lower);
    return isOver && isConnection(/^(?:an?|the)$/.test(words[0] ?? '') ? words.slice(1) : words);
  });
  return length === undefined ? [] : tokens.slice(at, at + length);
};

/** The routers of `between their routers`. */
const ownAt = (tokens: readonly Token[], at: number): readonly Token[] | undefined => {
  if (tokens[at]?.lower !== 'between' || !possessives.has(tokens[at + 1]?.lower ?? '')) return undefined;
  const end = tokens.findIndex(({ kind, lower }, index) => index > at + 1 && (kind === 'mark' || lower === 'over'));
  const own = tokens.slice(at + 2, end < 0 ? tokens.length : end);
  return own.length > 0 && own.length <= longestLine ? own : undefined;
};
