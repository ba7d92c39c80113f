import { beingVerbs, eachWords, placeOpeners } from '../../lexicon/en/topology-words.ts';
import { singular } from '../../lexicon/morphology.ts';
import { type Token, wordAt } from '../../text/token.ts';
import { areaRank, noArea } from '../areas.ts';

/** The most words of an area. */
const longestArea = 3;

/** `In each zone runs a server`, `in every site: a router` are told as `each zone has a server`, `every site has a router`. */
export const eachHas = (tokens: readonly Token[]): readonly Token[] => {
  const [preposition, each] = tokens;
  const length = areaLength(tokens.slice(2));
  const isPlace = placeOpeners.has(preposition?.lower ?? '') && eachWords.has(each?.lower ?? '') && length > 0;
  const [first, second] = tokens.slice(length + 2);
  const isThere = first?.lower === 'there' && beingVerbs.has(second?.lower ?? '');
  const opens = beingVerbs.has(first?.lower ?? '') || /^[:,]$/.test(first?.text ?? '');
  if (!isPlace || first === undefined || !(isThere || opens)) return tokens;
  const rest = tokens.slice(length + (isThere ? 4 : 3));
  if (isThere || first.kind === 'word') return [...tokens.slice(1, length + 2), wordAt('has', first), ...rest];
  const [there, be] = rest;
  const isSaid = there?.lower === 'there' && beingVerbs.has(be?.lower ?? '');
  return isSaid || first.text === ':'
    ? [...tokens.slice(1, length + 2), wordAt('has', first), ...rest.slice(isSaid ? 2 : 0)]
    : tokens;
};

/** How many words name an area; 0 for none. */
const areaLength = (tokens: readonly Token[]): number => {
  const lengths = Array.from({ length: longestArea }, (_, at) => at + 1);
  return (
    lengths.find((length) => {
      const words = tokens.slice(0, length);
      const last = words.at(-1);
      return (
        words.length === length &&
        last?.kind === 'word' &&
        areaRank([...words.slice(0, -1).map(({ lower }) => lower), singular(last.lower)]) < noArea
      );
    }) ?? 0
  );
};
