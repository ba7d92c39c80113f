import { objectEnds, owningWords, pointingWords, verbParticles } from './en/asking-words.ts';
import {
  computingVerbs,
  keepingVerbs,
  obtainingVerbs,
  orderWords,
  otherOnes,
  readingVerbs,
  requestingVerbs,
} from './en/formula-words.ts';
import { isThingBroughtBack, readVerb } from './morphology.ts';

/**
 * What a step of a flow brings: the guess of `ask the player for a guess`, the error rate of `calculate the error rate from the rows`. In: its
 * words in lower case, which begin with a verb. Undefined where it brings nothing, or several things.
 */
export const obtainedBy = ([first = '', ...rest]: readonly string[]): readonly string[] | undefined => {
  const verb = baseOf(first);
  const behindFor = requestingVerbs.has(verb) ? rest.indexOf('for') : -1;
  if (behindFor < 0 && !obtainingVerbs.has(verb)) return undefined;
  const said = behindFor < 0 ? rest.slice(verbParticles.has(rest[0] ?? '') ? 1 : 0) : rest.slice(behindFor + 1);
  const end = said.findIndex((word) => objectEnds.has(word));
  const object = (end < 0 ? said : said.slice(0, end)).filter(
    (word) => !owningWords.has(word) && !orderWords.has(word),
  );
  const isNamed = object.length > 0 && !object.includes('and') && !object.some((word) => pointingWords.has(word));
  return isNamed && isThingBroughtBack(object) ? object : undefined;
};

/** Whether a step finds something out of what is there. */
export const computesOut = ([first = '']: readonly string[]): boolean => computingVerbs.has(baseOf(first));

/** Whether a step brings in something from outside. */
export const readsIn = ([first = '']: readonly string[]): boolean => readingVerbs.has(baseOf(first));

/** Whether a step keeps a thing as what it is from now on. */
export const keepsThing = ([first = '']: readonly string[]): boolean => keepingVerbs.has(baseOf(first));

const baseOf = (word: string): string => readVerb(word)?.base ?? word;

/** Whether a word says that the thing behind it is not the one at hand. */
export const meansOtherOne = (word: string | undefined): boolean => word !== undefined && otherOnes.has(word);

/** Whether a phrase ends there: nothing follows, or what joins it to the next one. */
export const endsPhrase = (word: string | undefined): boolean =>
  word === undefined || word === 'and' || word === 'or' || objectEnds.has(word);
