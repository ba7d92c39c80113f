import { severalNamed, thoseOfIt, thoseUnder, withThoseUnder } from '../../lexicon/en/instruction-words.ts';
import { allIn, thoseAlong, thoseOnWay } from '../../lexicon/en/standing-words.ts';
import { idsAlong, idsOnWay } from '../references/find-by-standing.ts';
import { hangingOn } from '../references/hanging-on.ts';
import type { Part } from '../references/part.ts';
import type { PartIndex } from './part-index.ts';

/** The one part that a phrase means. */
type FindOne = (phrase: string) => Part | undefined;

/**
 * Several parts that a phrase names by their place: those under a part, a part with all that hangs on it, or those that were
 * named before. Undefined where it names none so.
 */
export const partsNamedByPlace = (
  text: string,
  {
    mentioned,
    index,
    findOne,
  }: { readonly mentioned: readonly string[]; readonly index: PartIndex; readonly findOne: FindOne },
): readonly Part[] | undefined => {
  const phrase = text.trim();
  const partOf = (id: string | undefined): Part | undefined => index.parts.find((part) => part.id === id);
  const parts = partsNamed(phrase, { mentioned, index, findOne, partOf });
  return parts !== undefined && parts.length > 0 ? parts : undefined;
};

const partsNamed = (
  phrase: string,
  {
    mentioned,
    index,
    findOne,
    partOf,
  }: {
    readonly mentioned: readonly string[];
    readonly index: PartIndex;
    readonly findOne: FindOne;
    readonly partOf: (id: string | undefined) => Part | undefined;
  },
): readonly Part[] | undefined => {
  const isFlow = index.setting.type.family === 'process';
  const way = isFlow ? thoseOnWay.exec(phrase)?.[1] : undefined;
  if (way !== undefined) return partsIn(idsOnWay(way, index.setting) ?? new Set(), index);
  const isTree = index.setting.type.family === 'hierarchy' || index.setting.type.family === 'topics';
  const unit = isTree ? allIn.exec(phrase)?.[1] : undefined;
  const head = unit === undefined ? undefined : findOne(unit);
  if (head !== undefined) return [head, ...partsOn(head, index)];
  const under = thoseUnder.exec(phrase)?.[1];
  if (under !== undefined) return partsOn(findOne(under), index);
  const [, side, step] = isFlow ? (thoseAlong.exec(phrase) ?? []) : [];
  if (side !== undefined && step !== undefined) return partsAlong(side, findOne(step), index);
  const above = withThoseUnder.exec(phrase)?.[1];
  if (above !== undefined) {
    const part = findOne(above);
    return part === undefined ? undefined : [part, ...partsOn(part, index)];
  }
  if (thoseOfIt.test(phrase)) return partsOn(partOf(mentioned[0]), index);
  const several = severalNamed.exec(phrase);
  if (several === null) return undefined;
  const count = several[1] !== undefined ? 2 : several[2] !== undefined ? 3 : mentioned.length;
  const parts = mentioned.flatMap((id) => partOf(id) ?? []).filter(({ sort }) => sort === 'node');
  return parts.length >= Math.max(2, count) ? parts.slice(0, count).toReversed() : undefined;
};

const partsAlong = (side: string, step: Part | undefined, index: PartIndex): readonly Part[] =>
  partsIn(step === undefined ? new Set() : idsAlong(side, step.id, index.setting), index);

const partsIn = (ids: ReadonlySet<string>, { parts }: PartIndex): readonly Part[] =>
  parts.filter(({ id, sort }) => sort === 'node' && ids.has(id));

const partsOn = (part: Part | undefined, index: PartIndex): readonly Part[] => {
  if (part === undefined) return [];
  return partsIn(hangingOn(part.id, index.setting.spec), index);
};
