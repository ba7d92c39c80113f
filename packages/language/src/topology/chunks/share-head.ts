import { determiners, pronouns } from '../../lexicon/en/closed-words.ts';
import { packagings, sharedHeads, tierWords } from '../../lexicon/en/topology-words.ts';
import { singular } from '../../lexicon/morphology.ts';
import type { Token } from '../../text/token.ts';
import { uncapitalised } from '../../text/words.ts';
import type { TypeDescription } from '../../understanding.ts';
import { areaRank, noArea } from '../areas.ts';
import { kindOf } from '../kind-of.ts';
import { products } from '../products.ts';
import type { Chunk } from './chunk.ts';

/** `Test and staging environments`, `web, app and mail servers`: each word of the list gets the noun that closes it. */
export const shareHead = (given: readonly Chunk[], type: TypeDescription): readonly Chunk[] => {
  const chunks = shareOpening(given, type);
  const shared = [...chunks];
  for (const [index, chunk] of chunks.entries()) {
    const head = closingNoun(chunk, type);
    if (head === undefined) continue;
    const from = listStart(chunks, index, { type, head });
    const isOne = sharedHeads.has(head.lower);
    if (from === index || (isOne && !areBareSubjects(chunks.slice(from, index), type))) continue;
    const one = { ...head, text: singular(head.text), lower: singular(head.lower) };
    for (let at = from; at <= index; at += 1) {
      const name = shared[at];
      if (name?.kind !== 'name') continue;
      shared[at] = { kind: 'name', tokens: [...(at === index ? name.tokens.slice(0, -1) : name.tokens), one] };
    }
  }
  return shared;
};

/** `Trip, fuel and toll service`: single words in small letters that name no part by themselves, before a singular that is told once. */
const areBareSubjects = (before: readonly Chunk[], type: TypeDescription): boolean => {
  const names = before.flatMap((chunk) => (chunk.kind === 'name' ? [chunk.tokens] : []));
  const last = before.at(-1);
  return (
    last?.kind === 'separator' &&
    names.length > (last.word === ',' ? 1 : 0) &&
    names.every(
      ([word, ...others]) =>
        word !== undefined &&
        others.length === 0 &&
        word.text === word.lower &&
        kindOf([singular(word.lower)], type).role === 'plain' &&
        !tierWords.has(word.lower),
    )
  );
};

/** The plural that closes a name of two words and stands for something that can be drawn. */
const closingNoun = (chunk: Chunk, type: TypeDescription): Token | undefined => {
  const [first, head, ...others] = chunk.kind === 'name' ? chunk.tokens : [];
  if (determiners.has(first?.lower ?? '')) return undefined;
  if (head === undefined || others.length > 0 || !mayShare(first, head, type)) return undefined;
  if (sharedHeads.has(head.lower)) return head;
  if (!/[^s]s$/.test(head.lower)) return undefined;
  return isThing(head, type) || isAcronym(first) ? head : undefined;
};

const isThing = (head: Token, type: TypeDescription): boolean => {
  const noun = singular(head.lower);
  return areaRank([noun]) < noArea || kindOf([noun], type).role !== 'plain' || sharedHeads.has(noun) || noun === 'app';
};

/** `CT and MRI scanners`: short names in capitals say of what kind each is, whatever it may be. */
const isAcronym = (word: Token | undefined): boolean => /^\p{Lu}{2,4}$/u.test(word?.text ?? '');

/** Where the single words start that are listed before the name. */
const listStart = (
  chunks: readonly Chunk[],
  end: number,
  { type, head }: { readonly type: TypeDescription; readonly head: Token },
): number => {
  let from = end;
  const mayBeAny = sharedHeads.has(head.lower) || isThing(head, type);
  for (let at = end - 1; at >= 0; at -= 1) {
    const chunk = chunks[at];
    if (chunk?.kind === 'separator' && /^(?:,|and|&|or)$/.test(chunk.word)) continue;
    const [word, ...others] = chunk?.kind === 'name' ? withoutDeterminer(chunk.tokens) : [];
    if (others.length > 0 || !mayShare(word, head, type) || !(mayBeAny || isAcronym(word))) break;
    from = at;
  }
  return from;
};

/** `The orders and fines services`: an article that opens the list is no part of a name. */
const withoutDeterminer = (tokens: readonly Token[]): readonly Token[] =>
  tokens.length > 1 && determiners.has(tokens[0]?.lower ?? '') ? tokens.slice(1) : tokens;

/** `Redis and Kafka containers` are two; `Redis and web servers` hardly are two servers. */
const mayShare = (word: Token | undefined, head: Token, type: TypeDescription): boolean =>
  isPlainWord(asOne(word, head), type) ||
  (word !== undefined && /services?$/.test(head.lower) && kindOf([singular(word.lower)], type).role === 'user') ||
  (word !== undefined && products.has(word.lower) && packagings.has(singular(head.lower)));

/** `Loans and fines services` are called after what they are for, which may be many. */
const asOne = (word: Token | undefined, { lower }: Token): Token | undefined =>
  word !== undefined && /services$/.test(lower) ? { ...word, lower: singular(word.lower) } : word;

/** No product, and nothing that is drawn under that word alone but a tier such as `web` or `app`. */
const isPlainWord = (token: Token | undefined, type: TypeDescription): boolean =>
  token?.kind === 'word' &&
  !pronouns.has(token.lower) &&
  !products.has(token.lower) &&
  !/[^s]s$/.test(token.lower) &&
  (tierWords.has(token.lower) || kindOf([token.lower], type).role === 'plain') &&
  (areaRank([token.lower]) === noArea ||
    /^(?:dev|development|test|testing|staging|stage|prod|production|live|qa|uat)$/.test(token.lower));

/** `Branch routers Rome, Oslo and Bern`: the plural that opens the list is what each of its names is. */
const shareOpening = (chunks: readonly Chunk[], type: TypeDescription): readonly Chunk[] => {
  const shared = [...chunks];
  for (const [index, chunk] of chunks.entries()) {
    const at = chunk.kind === 'name' ? chunk.tokens.length - 2 : -1;
    const noun = chunk.kind === 'name' ? chunk.tokens[at] : undefined;
    const end = listEnd(chunks, index, type);
    if (chunk.kind !== 'name' || noun === undefined || end === index || !/[^s]s$/.test(noun.lower)) continue;
    if (!isProper(chunk.tokens.at(-1), type) || kindOf([singular(noun.lower)], type).role === 'plain') continue;
    const one = { ...noun, text: singular(noun.text), lower: singular(noun.lower) };
    const head = [...chunk.tokens.slice(0, at), one]
      .filter(({ lower }) => !determiners.has(lower))
      .map((token) => ({ ...token, text: uncapitalised(token.text) }));
    for (let place = index; place <= end; place += 1) {
      const name = shared[place];
      if (name?.kind === 'name') shared[place] = { kind: 'name', tokens: [...name.tokens.slice(-1), ...head] };
    }
  }
  return shared;
};

/** Where the single proper names end that are listed behind the name. */
const listEnd = (chunks: readonly Chunk[], start: number, type: TypeDescription): number => {
  let end = start;
  for (let at = start + 1; at < chunks.length; at += 1) {
    const chunk = chunks[at];
    if (chunk?.kind === 'separator' && /^(?:,|and|&)$/.test(chunk.word)) continue;
    if (chunk?.kind !== 'name' || chunk.tokens.length > 1 || !isProper(chunk.tokens[0], type)) break;
    end = at;
  }
  return end;
};

/** A name of its own, such as a town. */
const isProper = (token: Token | undefined, type: TypeDescription): boolean =>
  token !== undefined && /^\p{Lu}\p{Ll}+$/u.test(token.text) && isPlainWord(token, type);
