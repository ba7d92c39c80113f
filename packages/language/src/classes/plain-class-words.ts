import { classWordForms, operationsBehind } from '../lexicon/en/class-words.ts';
import { capitalised } from '../text/words.ts';
import { type ToldHeir, toldHeirs } from './told-heirs.ts';

/** A text with what people write of classes put plainly, each letter at its place, and the names that it calls abstract. */
interface PlainClasses {
  readonly text: string;
  readonly abstract: readonly string[];
  readonly heirs: readonly ToldHeir[];
}

/**
 * `abstract Vessel (name)` names a Vessel that is abstract, `a special Vessel` is a Vessel, `lamp can dim()` has `dim()`, and `Vessel (name), Ferry and
 * Tug extend it` are two statements, and `dock() on ship` is what a ship does. In: a text about classes.
 */
export const plainClassWords = (given: string): PlainClasses => {
  const abstract = [...given.matchAll(abstractName)].map(([, before, behind]) => before ?? behind ?? '');
  const told = toldHeirs(given, abstract);
  const text = classWordForms.reduce(
    (said, { pattern, put }) => said.replace(pattern, (words) => put.padEnd(words.length).slice(0, words.length)),
    told.text.replace(operationsBehind, (words, joint: string, operations: string, owner: string) =>
      `${joint.replace(',', '.')}${capitalised(owner)}: ${operations}`.padEnd(words.length),
    ),
  );
  return { text, abstract, heirs: told.heirs };
};

const abstractName = /\b[Aa]bstract (?:class )?(\p{Lu}\w*)|(\p{Lu}\w*) \([Aa]bstract\)/gu;
