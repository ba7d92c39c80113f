import { uncapitalised } from '../text/words.ts';
import type { Statement } from './statement.ts';

/**
 * `Count again; if it still differs, call Ann`: what is done again is a step, behind which the same is asked once more. In: two statements
 * in a row. Out: the two as they are drawn; undefined for any others.
 */
export const onceMore = (
  step: Statement | undefined,
  choice: Statement | undefined,
): readonly [Statement, Statement] | undefined => {
  if (step?.kind !== 'step' || step.isAgain !== true || choice?.kind !== 'choice') return undefined;
  if (!choice.question.words.includes('still')) return undefined;
  const { isAgain: _, ...told } = step;
  const label = `${step.label} again`;
  const question = { ...choice.question, text: `Still ${uncapitalised(choice.question.text.slice(0, -1))}?` };
  return [
    { ...told, label, fullLabel: label },
    { ...choice, question },
  ];
};
