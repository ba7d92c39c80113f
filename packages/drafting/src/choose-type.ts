import { type DiagramSpec, withArticle } from '@diagloom/diagram/model';
import { type BetterType, rankTypes, type Understanding } from '@diagloom/language';
import { type DiagramTypeId, diagramTypeOf, diagramTypes, findDiagramType } from '@diagloom/types';
import { offeredDiagramTypes } from '@diagloom/types/catalog';
import { understandPrompt } from './understand-prompt.ts';

export interface TypeChoice {
  readonly type: DiagramTypeId;
  /** Why, as one sentence for people. */
  readonly chosenType: BetterType;
  readonly understanding: Understanding;
  /** Set where nothing in the prompt says which type: it is the one that shows most of it, or the plain one that shows nothing. */
  readonly isGuess?: true;
}

/** Reads the prompt as a type. */
type Reader = (type: DiagramTypeId) => Promise<Understanding>;

interface ChooseOptions {
  readonly read?: Reader;
  /** True for a text that somebody is in the middle of: what shows nothing yet is the plain type, understood or not. */
  readonly isUnfinished?: boolean | undefined;
}

/**
 * Decides what a prompt is drawn as where nobody chose: the likeliest type that understands it, or a simpler one that shows as much. A text
 * that shows nothing is a flowchart, or where that makes nothing of it, the type that covers the most of it. What else it reads like stands
 * beside it as the better type of the understanding.
 */
export const chooseType = async (
  prompt: string,
  { read = (type) => understandPrompt(prompt, type), isUnfinished = false }: ChooseOptions = {},
): Promise<TypeChoice> => {
  const candidates = diagramTypes.filter(({ id }) => offered.has(id));
  const { asked, usual, read: likely } = rankTypes(prompt, candidates);
  // Whoever names a type gets that or one of its kin.
  const ranked = [...asked, ...likely.filter((other) => asked.length === 0 || asked.some((one) => isKin(one, other)))];
  for (const [index, candidate] of ranked.entries()) {
    const type = idOf(candidate.type);
    const { betterType: _better, ...understanding } = await read(type);
    if (!understanding.ok) continue;
    const simpler = asked.includes(candidate) ? undefined : await asSimpler(type, understanding.spec, read);
    if (simpler !== undefined) return simpler;
    const runnerUp = [...asked, ...likely].slice(index + 1).find(isOfOtherFamily(type));
    const withRunnerUp =
      runnerUp === undefined ? understanding : { ...understanding, betterType: alternative(runnerUp) };
    return { type, chosenType: candidate, understanding: withRunnerUp };
  }
  const [wanted] = [...asked, ...usual];
  // Whoever names a type or a process gets nothing else: the refusal says what to write for that.
  return wanted === undefined ? chooseByCoverage(read, isUnfinished) : refusedAs(wanted, read);
};

const asSimpler = async (type: DiagramTypeId, spec: DiagramSpec, read: Reader): Promise<TypeChoice | undefined> => {
  const id = diagramTypeOf(type).simplerFor?.(spec);
  if (id === undefined) return undefined;
  const simpler = idOf(id);
  const { betterType: _better, ...understanding } = await read(simpler);
  return understanding.ok ? { type: simpler, chosenType: becauseItSuffices(simpler), understanding } : undefined;
};

const refusedAs = async (chosenType: BetterType, read: Reader): Promise<TypeChoice> => {
  const type = idOf(chosenType.type);
  return { type, chosenType, understanding: await read(type) };
};

const offered = new Set(offeredDiagramTypes.map(({ id }) => id));

const plainType: DiagramTypeId = 'flowchart';

const chooseByCoverage = async (read: Reader, isUnfinished: boolean): Promise<TypeChoice> => {
  const nothingElse = { type: plainType, chosenType: becauseNothingElse(plainType) };
  const plain = await read(plainType);
  if (plain.ok || isUnfinished) return { ...nothingElse, understanding: plain };
  let best: TypeChoice | undefined;
  for (const { id } of offeredDiagramTypes) {
    const type = idOf(id);
    const understanding = await read(type);
    if (!understanding.ok || (best?.understanding.ok && best.understanding.coverage >= understanding.coverage))
      continue;
    best = { type, chosenType: becauseItCovers(type), understanding, isGuess: true };
  }
  return best ?? { ...nothingElse, understanding: plain, isGuess: true };
};

const idOf = (id: string): DiagramTypeId => {
  const entry = findDiagramType(id);
  if (entry === undefined) throw new Error(`There is no type "${id}".`);
  return entry.id;
};

const isOfOtherFamily =
  (chosen: DiagramTypeId) =>
  ({ type }: BetterType): boolean =>
    diagramTypeOf(idOf(type)).family !== diagramTypeOf(chosen).family;

const isKin = (one: BetterType, other: BetterType): boolean =>
  diagramTypeOf(idOf(one.type)).family === diagramTypeOf(idOf(other.type)).family;

const alternative = ({ type, label }: BetterType): BetterType => ({
  type,
  label,
  message: `It could also be drawn as: ${label}.`,
});

const becauseNothingElse = (type: DiagramTypeId): BetterType => {
  const { label } = diagramTypeOf(type);
  return { type, label, message: `Your text doesn’t ask for another type, so this is ${withArticle(label)}.` };
};

const becauseItSuffices = (type: DiagramTypeId): BetterType => {
  const { label } = diagramTypeOf(type);
  return { type, label, message: `This reads like ${withArticle(label)}.` };
};

const becauseItCovers = (type: DiagramTypeId): BetterType => {
  const { label } = diagramTypeOf(type);
  return { type, label, message: `Most of the text can be shown this way: ${label}.` };
};
