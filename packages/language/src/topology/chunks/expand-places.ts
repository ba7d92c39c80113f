import { singular } from '../../lexicon/morphology.ts';
import type { Token } from '../../text/token.ts';
import { capitalised } from '../../text/words.ts';
import type { TypeDescription } from '../../understanding.ts';
import { areaRank, noArea } from '../areas.ts';
import { kindOf } from '../kind-of.ts';
import type { Chunk } from './chunk.ts';

/** `Branches in Lyon and Oslo` are the branch Lyon and the branch Oslo: a site is called by its place. */
export const expandPlaces = (chunks: readonly Chunk[], type: TypeDescription): readonly Chunk[] => {
  const expanded: Chunk[] = [];
  for (let at = 0; at < chunks.length; at += 1) {
    const chunk = chunks[at];
    if (chunk === undefined) break;
    const site = siteOf(chunk);
    const relation = chunks[at + 1];
    const isIn =
      relation?.kind === 'relation' && !relation.isVerb && /^(?:in|at)$/.test(relation.tokens[0]?.lower ?? '');
    const end = site === undefined || !isIn ? at : placesEnd(chunks, at + 2, type);
    if (site === undefined || end <= at + 2) {
      expanded.push(chunk);
      continue;
    }
    for (const place of chunks.slice(at + 2, end))
      expanded.push(place.kind === 'name' ? { kind: 'name', tokens: [site, ...place.tokens.map(asName)] } : place);
    at = end - 1;
  }
  return expanded;
};

/** The noun of sites in the plural, in the singular. */
const siteOf = (chunk: Chunk): Token | undefined => {
  const last = chunk.kind === 'name' ? chunk.tokens.at(-1) : undefined;
  if (last === undefined || !/[^s]s$/.test(last.lower) || areaRank([singular(last.lower)]) !== siteRank)
    return undefined;
  return { ...last, text: singular(last.text), lower: singular(last.lower) };
};

const siteRank = areaRank(['office']);

/** The end of a list of names that say nothing but a place. */
const placesEnd = (chunks: readonly Chunk[], from: number, type: TypeDescription): number => {
  let end = from;
  for (let at = from; at < chunks.length; at += 1) {
    const chunk = chunks[at];
    if (chunk?.kind === 'separator' && /^(?:,|and|&)$/.test(chunk.word)) continue;
    const words = chunk?.kind === 'name' ? chunk.tokens.map(({ lower }) => lower) : [];
    const isPlace =
      words.length > 0 && words.length < 4 && areaRank(words) === noArea && kindOf(words, type).role === 'plain';
    if (!isPlace || /^(?:an?|the|\d+|two|three)$/.test(words[0] ?? '')) break;
    end = at + 1;
  }
  return end;
};

const asName = (token: Token): Token => ({ ...token, text: capitalised(token.text) });
