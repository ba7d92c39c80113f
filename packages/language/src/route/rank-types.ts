import { type LinearModel, logSoftmax, readLinearModel, scoresOf } from '../instructions/reading/linear-model.ts';
import { readDeclaredLanes } from '../process/declared-lanes.ts';
import type { BetterType } from '../understanding.ts';
import { partLooksIn, withoutPartLooks } from './part-looks.ts';
import { hint, type TypeCandidate, typesAskedFor, typesOfHead } from './suggest-type.ts';
import { takePresentation } from './take-presentation.ts';
import { tellsAlgorithm } from './tells-algorithm.ts';
import { tellsCases } from './tells-cases.ts';
import { arrow, typeFeatures } from './type-features.ts';
import { weights } from './type-weights.generated.ts';

export interface RankedTypes {
  /** Those that the text asks for by name, the likeliest first. */
  readonly asked: readonly BetterType[];
  /** Those that the subject of a text of one phrase is mostly drawn as: the first of `read`. */
  readonly usual: readonly BetterType[];
  /** Those that it reads like beside these, the likeliest first. */
  readonly read: readonly BetterType[];
}

/** A type that is less likely than this is no answer and no alternative. */
const leastChance = 0.2;

/** Names between arrows show no more than an order, so their words have to say clearly what it is an order of. */
const leastChanceOfChain = 0.35;

/** Beside what a subject is mostly drawn as, another type has to be likelier than all others. */
const leastChanceBesideUsual = 0.5;

const leastChanceFor = (text: string, hasUsual: boolean): number =>
  hasUsual ? leastChanceBesideUsual : isBareChain(text) ? leastChanceOfChain : leastChance;

const isBareChain = (text: string): boolean => /^[^\n:;,.]+$/.test(text.trim()) && text.split(arrow).length > 2;

/**
 * The types that a text may be drawn as where nobody chose one: those that it asks for by name, then those that it reads like, by weights
 * that `npm run bench -- learn-types` learned from the prompts of the corpus. In: the text and the types that may be chosen.
 */
export const rankTypes = (prompt: string, types: readonly TypeCandidate[]): RankedTypes => {
  const plain = takePresentation(prompt).text;
  const text = withoutPartLooks(plain, partLooksIn(plain));
  const head = typesOfHead(text, types);
  const byName = typesAskedFor(text, types);
  const laned = asksForLanes(text) ? types.filter(({ cues }) => cues.names.includes('swimlane')) : [];
  const asked = [byName, laned, head.named].find(({ length }) => length > 0) ?? [];
  const { labels } = model();
  const least = leastChanceFor(text, head.usual.length > 0);
  const chances = logSoftmax(scoresOf(model(), typeFeatures(text, types))).map(Math.exp);
  const chanceOf = ({ id }: TypeCandidate): number => chances[labels.indexOf(id)] ?? 0;
  const isFlow = tellsAlgorithm(text) || tellsCases(text);
  const isUsual = (type: TypeCandidate): boolean =>
    head.usual.includes(type) || (isFlow && type.cues.names.includes('flowchart'));
  const read = types
    .filter((type) => !asked.includes(type) && (chanceOf(type) >= least || isUsual(type)))
    .toSorted((a, b) => Number(isUsual(b)) - Number(isUsual(a)) || chanceOf(b) - chanceOf(a));
  return {
    asked: asked.toSorted((a, b) => chanceOf(b) - chanceOf(a)).map((type) => hint(type, 'asks for')),
    usual: read.filter(isUsual).map((type) => hint(type, 'reads like')),
    read: read.map((type) => hint(type, 'reads like')),
  };
};

/** `with lanes customer, shop: ...` */
const asksForLanes = (text: string): boolean => /\blanes?\b/i.test(text) && readDeclaredLanes(text) !== undefined;

let known: LinearModel | undefined;

const model = (): LinearModel => {
  known ??= readLinearModel(weights);
  return known;
};
