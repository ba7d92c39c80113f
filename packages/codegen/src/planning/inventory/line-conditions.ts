import { choosesBy, splitCondition } from '@diagloom/language/verdicts';
import { createNameScope } from '../../program/index.ts';
import { singular } from '../../program/plural.ts';

/** When a line is taken: only for some of what there is, or where something else is so. */
export interface LineCondition {
  /** As it is asked: `reading is invalid`, `stock is low`. */
  readonly label: string;
  /** What is told of it by a word before it: `reading` of “invalid readings”. */
  readonly thing?: readonly string[];
  /** The answer with which the line is taken. */
  readonly is: boolean;
  /** It is none as it should be, so that what is done with it otherwise is not done. */
  readonly isFaulty: boolean;
}

/** A label without the sentence that says when its line is taken, and when that is. */
export const readCondition = (label: string): { readonly said: string; readonly condition?: LineCondition } => {
  const split = splitCondition(label);
  if (split !== undefined) {
    const { deed, condition, isUnless } = split;
    return { said: deed, condition: { label: condition, is: !isUnless, isFaulty: false } };
  }
  const { words } = createNameScope([], 80).call(label, [], '');
  const at = words.findIndex((word) => choosesBy(word) !== undefined);
  const thing = words.slice(at + 1);
  const word = words[at];
  if (word === undefined || at > 1 || thing.length === 0 || thing.length > 2) return { said: label };
  const one = [...thing.slice(0, -1), singular(thing.at(-1) ?? '')];
  return {
    said: label,
    condition: { label: `${one.join(' ')} is ${word}`, thing: one, is: true, isFaulty: choosesBy(word) === 'faulty' },
  };
};
