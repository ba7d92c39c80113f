import { turnWords } from '../../lexicon/en/topology-words.ts';
import { singular } from '../../lexicon/morphology.ts';
import type { Token } from '../../text/token.ts';
import type { TypeDescription } from '../../understanding.ts';
import { kindOf } from '../kind-of.ts';
import { products } from '../products.ts';
import type { Chunk, RelationChunk } from './chunk.ts';

/** What there is one of for each purpose. */
const heads =
  /^(?:services|functions|lambdas|microservices|workers|queues|topics|tables|buckets|containers|pods|jobs|apis|apps|servers|databases|vlans|switches|modules|routers|printers|cameras|aps)$/;

/** `Functions for orders and users` are an orders function and a users function. */
export const splitPurposes = (chunks: readonly Chunk[], type: TypeDescription): readonly Chunk[] => {
  const split: Chunk[] = [];
  for (let at = 0; at < chunks.length; at += 1) {
    const chunk = chunks[at];
    if (chunk === undefined) break;
    const next = chunks[at + 1];
    const isFor =
      next?.kind === 'relation' && !next.isVerb && (next.relation.meaning === 'purpose' || isPlace(next, chunk));
    const end = chunk.kind === 'name' && isFor && isMany(chunk.tokens) ? listEnd(chunks, at + 2, type) : at;
    if (chunk.kind !== 'name' || end <= at) {
      split.push(chunk);
      const [first, and, second] = isFor && type.id !== 'network' ? chunks.slice(at + 2, at + 5) : [];
      if (
        next !== undefined &&
        first?.kind === 'name' &&
        second?.kind === 'name' &&
        and?.kind === 'separator' &&
        and.word === 'and' &&
        isAim(second) &&
        !turnWords.has(second.tokens.at(-1)?.lower ?? '') &&
        chunks[at + 5]?.kind !== 'relation'
      ) {
        split.push(next, { kind: 'name', tokens: [...first.tokens, andToken(second), ...second.tokens] });
        at += 4;
      }
      continue;
    }
    const head = chunk.tokens.map((token, index) => (index === chunk.tokens.length - 1 ? asOne(token) : token));
    for (const purpose of chunks.slice(at + 2, end))
      split.push(
        purpose.kind === 'name'
          ? { kind: 'name', tokens: [...purpose.tokens.filter(({ lower }) => lower !== 'the'), ...head] }
          : purpose,
      );
    at = end - 1;
  }
  return split;
};

/** `Switches in the library and the lab`: devices are called by where they stand. */
const isPlace = ({ tokens }: RelationChunk, chunk: Chunk): boolean =>
  /^(?:in|at)$/.test(tokens[0]?.lower ?? '') &&
  chunk.kind === 'name' &&
  /^(?:switches|routers|servers|printers|cameras|aps)$/.test(chunk.tokens.at(-1)?.lower ?? '');

/** `Supabase for auth and storage`: a second thing that one product is there for. */
const isAim = ({ tokens }: { readonly tokens: readonly Token[] }): boolean =>
  tokens.length <= 2 &&
  !tokens.some(
    ({ lower, text }) => products.has(lower) || /^\p{Lu}\p{Ll}/u.test(text) || /^(?:an?|the|\d+)$/.test(lower),
  );

const andToken = ({ tokens: [first] }: { readonly tokens: readonly Token[] }): Token => ({
  ...(first as Token),
  kind: 'word',
  text: 'and',
  lower: 'and',
  start: (first?.start ?? 0) - 4,
  end: (first?.start ?? 0) - 1,
});

const isMany = (tokens: readonly Token[]): boolean =>
  heads.test(tokens.at(-1)?.lower ?? '') &&
  !tokens.some(({ lower }) => /^(?:\d+|the|an?|two|three|four|five|six)$/.test(lower));

/** The end of `A, B and C`, short names of what no diagram of the type draws; the start where there is no such list. */
const listEnd = (chunks: readonly Chunk[], from: number, type: TypeDescription): number => {
  let end = from;
  let isClosed = false;
  for (let at = from; at < chunks.length; at += 2) {
    const [name, separator] = [chunks[at], chunks[at + 1]];
    const isTopic =
      name?.kind === 'name' &&
      name.tokens.length <= 2 &&
      !/^(?:an?|its|their|\d+|zone|region|vlan|subnet|each|every|all|both)$/.test(name.tokens[0]?.lower ?? '') &&
      (type.id !== 'network' ||
        kindOf(
          name.tokens.map(({ lower }) => singular(lower)),
          type,
        ).role === 'plain');
    if (!isTopic) break;
    end = at + 1;
    if (isClosed) return end;
    if (separator?.kind !== 'separator') break;
    isClosed = /^(?:and|&)$/.test(separator.word);
    if (separator.word === ',' && isAnd(chunks[at + 2])) {
      isClosed = true;
      at += 1;
    }
  }
  return isClosed && end > from + 1 ? end : from - 2;
};

const isAnd = (chunk: Chunk | undefined): boolean => chunk?.kind === 'separator' && chunk.word === 'and';

const asOne = (token: Token): Token => ({ ...token, text: singular(token.text), lower: singular(token.lower) });
