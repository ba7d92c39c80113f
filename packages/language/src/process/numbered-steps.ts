import type { SourceSpan } from '@diagloom/diagram/model';
import type { Sentence } from '../text/sentences.ts';

/** A step of a list, by the number that the writer gave it. */
export interface NumberedStep extends SourceSpan {
  readonly number: number;
}

/** Fewer numbers may be anything. */
const fewestSteps = 3;

/**
 * The steps that a text numbers, each from its number up to the next one; none where a number stands twice, since nobody could say which of them
 * is meant by "go to step 4".
 */
export const numberedSteps = (sentences: readonly Sentence[]): readonly NumberedStep[] => {
  const starts = sentences.flatMap(({ item, tokens: [first] }) =>
    item !== undefined && /^\d+$/.test(item) && first ? [{ number: Number(item), start: first.start }] : [],
  );
  const isPlain = starts.every(({ number }, place) => place === 0 || number > (starts[place - 1]?.number ?? 0));
  if (!isPlain || starts.length < fewestSteps) return [];
  return starts.map((step, place) => ({ ...step, end: starts[place + 1]?.start ?? Number.POSITIVE_INFINITY }));
};

/** Which of them is meant by `step 4`, `4` or `point 4`. */
export const stepMeant = (steps: readonly NumberedStep[], target: string): NumberedStep | undefined => {
  const number = /^(?:\p{L}+\.? )?(\d{1,3})$/u.exec(target.trim());
  return number ? steps.find((step) => step.number === Number(number[1])) : undefined;
};
