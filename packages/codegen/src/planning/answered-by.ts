import { actorsBefore } from '@diagloom/language/morphology';
import { aboutWords, findsOut, verdictOf } from '@diagloom/language/verdicts';
import { labelWords } from '../program/index.ts';

/** What is done right before a question, and who does it. */
export interface Deed {
  readonly label: string;
  readonly actor: string;
  /** Whoever it is asked of gives an answer by what is drawn, as a participant that is called does. */
  readonly isCalled?: true;
  /** All who take part: a question that names another one is asked of that one. */
  readonly others?: readonly string[];
}

/**
 * The answer of a deed that means that a condition holds: no of `charge card` for “The bank declines”, yes of `check coverage` for “Covered?”.
 * Undefined where the condition is about anything else than that deed, what it is done with and whoever does it.
 */
export const answeredBy = (deed: Deed, condition: string): boolean | undefined => {
  const said = labelWords(condition);
  const all = labelWords(deed.label);
  const does = all.slice(actorsBefore(all));
  const [verb = '', ...things] = aboutWords(does);
  // `pass` of “Pass expired” is what was looked at, and judges nothing.
  const judging = said.filter((word) => !aboutWords([word]).some((each) => things.includes(each)));
  const told = verdictOf(judging);
  const { isGood, isNegated, isAnswer } = told.isGood === undefined ? verdictOf(said) : told;
  const about = [...told.about, ...aboutWords(said).filter((word) => things.includes(word))];
  const actor = aboutWords(labelWords(deed.actor));
  const strange = about.filter((word) => word !== verb && !things.includes(word) && !actor.includes(word));
  const isCalled = deed.isCalled === true && isGood !== undefined && !namesOther(deed, strange);
  const isLooked = findsOut(does) && about.some((word) => things.includes(word)) && isGood === undefined;
  if (strange.length > (isCalled || isLooked ? 1 : 0)) return undefined;
  // What names the deed itself judges it; `cancelled` behind `cancel` only says that it is done.
  if (about.includes(verb)) return isGood ?? true;
  if (aboutWords(said).includes(verb)) return !isNegated;
  const isFound = findsOut(does);
  const isShared = about.some((word) => things.includes(word));
  const isPlain = aboutWords(said).length === 0;
  if (isGood === undefined) return isFound && (isShared || isPlain) ? true : undefined;
  const isAbout = isShared || about.some((word) => actor.includes(word));
  return isFound || (isAnswer && (isCalled || isAbout)) || (isCalled && isAbout) ? isGood : undefined;
};

const namesOther = ({ others = [] }: Deed, words: readonly string[]): boolean =>
  others.some((other) => aboutWords(labelWords(other)).some((word) => words.includes(word)));
