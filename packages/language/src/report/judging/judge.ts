import type { DiagramSpec, Family } from '@diagloom/diagram/model';
import { findMarks, type Mark } from './find-marks.ts';
import { doubtsOf, told } from './label-signs.ts';
import { contributionsOf, likelihoodOf } from './model.ts';
import { type View, viewOf } from './view.ts';
import { coverageModel } from './weights.generated.ts';

export interface Judgement {
  /** From 0 to 1: how right the drawing is likely to be. */
  readonly coverage: number;
  /** True where it should be looked at before it is used. */
  readonly isDoubtful: boolean;
  /** What speaks against it most, in words for people. */
  readonly reasons: readonly string[];
  /** Labels of a doubtful drawing that look odd by themselves. */
  readonly oddLabels: readonly string[];
  readonly marks: readonly Mark[];
}

/** What speaks less against a drawing is not told, in steps of the logarithm of its odds. */
const leastTold = 0.1;
const mostReasons = 2;

/** Judges a drawing by its signs. Linear in the length of the prompt and the number of parts. */
export const judge = (prompt: string, spec: DiagramSpec, family: Family): Judgement => {
  const view = viewOf(prompt, spec, family);
  const contributions = contributionsOf(view, coverageModel);
  const coverage = likelihoodOf(contributions, family, coverageModel);
  const against = contributions
    .filter(({ says, share }) => says !== undefined && share < -leastTold)
    .toSorted((a, b) => a.share - b.share);
  const isDoubtful = coverage < coverageModel.doubtful;
  return {
    coverage,
    isDoubtful,
    oddLabels: isDoubtful ? oddLabels(view) : [],
    marks: findMarks(view, isDoubtful),
    reasons: against.slice(0, mostReasons).flatMap(({ says }) => says ?? []),
  };
};

const oddLabels = (view: View): readonly string[] =>
  told(view).flatMap((label) => (doubtsOf(label).length > 0 ? [label.text] : []));
