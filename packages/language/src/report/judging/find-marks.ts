import type { SourceSpan } from '@diagloom/diagram/model';
import { readVerb, singular } from '../../lexicon/morphology.ts';
import { outcomeOf } from '../../process/outcome.ts';
import { doubtsOf, told } from './label-signs.ts';
import type { View } from './view.ts';

/** A stretch of the prompt that its writer should look at. */
export interface Mark extends SourceSpan {
  /** It was left out, what was drawn for it may be wrong, or it was taken as said to us. */
  readonly why: 'not-drawn' | 'doubtful' | 'set-aside';
}

/** Words between which no more than this stands are one stretch, in characters. */
const widestGap = 14;

/**
 * The words of a prompt that stand in no part of the drawing; where the drawing is doubtful, also those that its doubtful labels came
 * from. In the order of the text, without overlaps.
 */
export const findMarks = (view: View, isDoubtful: boolean): readonly Mark[] => {
  const asked = outcomesAsked(view);
  const left = view.words
    .filter(({ fate, lower }) => fate === 'left' || (isDoubtful && fate === 'covered' && !asked.has(pairOf([lower]))))
    .filter(({ lower }) => view.family === 'process' || !isOnlyVerb(lower))
    .map(({ start, end }): Mark => ({ start, end, why: 'not-drawn' }));
  const doubtful = isDoubtful ? doubtfulSpans(view).map((span): Mark => ({ ...span, why: 'doubtful' })) : [];
  const aside = view.asides.map((span): Mark => ({ ...span, why: 'set-aside' }));
  return joined(
    [...aside, ...left, ...doubtful].toSorted((a, b) => a.start - b.start || b.end - a.end),
    view.prompt,
  );
};

/** `Rejected` is drawn as the other way out of `Approved?` */
const outcomesAsked = ({ nodes }: View): ReadonlySet<number | undefined> =>
  new Set(
    nodes
      .filter(({ node }) => node.kind === 'decision')
      .flatMap(({ tokens }) => pairOf(tokens.map(({ lower }) => lower)) ?? []),
  );

const pairOf = (words: readonly string[]): number | undefined => outcomeOf(words)?.pair;

/** `connects`, `is stored`: where things are drawn, a line says it. */
const isOnlyVerb = (word: string): boolean =>
  readVerb(word)?.forms.has('base') === false && readVerb(singular(word)) === undefined;

const doubtfulSpans = (view: View): readonly SourceSpan[] =>
  told(view).flatMap((label) => (doubtsOf(label).length > 0 && label.source !== undefined ? [label.source] : []));

const joined = (marks: readonly Mark[], prompt: string): readonly Mark[] => {
  const result: { start: number; end: number; why: Mark['why'] }[] = [];
  for (const mark of marks) {
    const last = result.at(-1);
    const isNear =
      last !== undefined &&
      last.why === mark.why &&
      mark.start - last.end <= widestGap &&
      !/[.;:\n]/.test(prompt.slice(last.end, mark.start));
    if (last !== undefined && (isNear || mark.start < last.end)) last.end = Math.max(last.end, mark.end);
    else result.push({ ...mark });
  }
  return result;
};
