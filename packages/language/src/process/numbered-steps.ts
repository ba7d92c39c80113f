import type { SourceSpan } from '@diagloom/diagram/model';
import type { Sentence } from '../text/sentences.ts';

/** A step of a list, by the number that the writer gave it. */
export interface NumberedStep extends SourceSpan {
  /** `4`, or `4.2` below a heading with the number 4. */
  readonly number: string;
}

/** Fewer numbers may be anything. */
const fewestSteps = 3;

/**
 * The steps that a text numbers, each from its number up to the next one; none where a number stands twice, since nobody could say which of them
 * is meant by "go to step 4".
 */
export const numberedSteps = (sentences: readonly Sentence[]): readonly NumberedStep[] => {
  const starts = sentences.flatMap(({ item, tokens: [first] }) =>
    item !== undefined && /^\d+(?:\.\d+)*$/.test(item) && first ? [{ number: item, start: first.start }] : [],
  );
  const isPlain = starts.every(({ number }, place) => place === 0 || isLater(number, starts[place - 1]?.number ?? ''));
  if (!isPlain || starts.length < fewestSteps) return [];
  return starts.map((step, place) => ({ ...step, end: starts[place + 1]?.start ?? Number.POSITIVE_INFINITY }));
};

/** True where 4.10 follows on 4.9. */
const isLater = (number: string, before: string): boolean => number.localeCompare(before, 'en', { numeric: true }) > 0;

/** Which of them is meant by `step 4`, `4`, `point 4` or `4.2`. */
export const stepMeant = (steps: readonly NumberedStep[], target: string): NumberedStep | undefined => {
  const number = /^(?:\p{L}+\.? )?(\d{1,3}(?:\.\d{1,2})*)$/u.exec(target.trim())?.[1];
  return steps.find((step) => step.number === number);
};
