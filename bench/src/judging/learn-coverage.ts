import type { Family } from '@diagloom/diagram/model';
import { type CoverageModel, deviationsOf, signs, viewOf } from '@diagloom/language/judging';
import { bad, goal, good } from './bands.ts';
import type { ScoredDrawing } from './draw-prompts.ts';
import { fitLogistic } from './fit-logistic.ts';

/** How strongly weights are pulled towards zero; of 1, 3, 10 and 30 the best with one author left out; more was not tried. */
const pull = 30;
/** What a family may weigh differently from all of them: smaller is closer together; of 0, 0.3 and 0.6 the best, likewise. */
const ownWay = 0.6;
/** What a sign weighs that no drawing of the corpus has, as a dead end: a whole step of the odds against a drawing that is full of it. */
const unseen = { mean: 0, deviation: 0.25, weight: -0.25 };

interface Row {
  readonly family: Family;
  readonly author: string;
  readonly values: readonly number[];
  readonly f1: number;
}

/** Learns how much each sign tells of how right a drawing is. In: drawings with their scores. Out: the model, with its threshold. */
export const learnCoverage = (drawings: readonly ScoredDrawing[]): CoverageModel => {
  const rows = drawings.map(({ prompt, spec, family, f1 }): Row => {
    const view = viewOf(prompt.prompt, spec, family);
    return { family, author: prompt.author, values: signs.map(({ measure }) => measure(view)), f1 };
  });
  return { ...fit(rows), doubtful: findThreshold(predictUnseen(rows)) };
};

/** Each row judged by what the other authors teach. */
const predictUnseen = (rows: readonly Row[]): readonly { readonly f1: number; readonly coverage: number }[] =>
  [...new Set(rows.map(({ author }) => author))].flatMap((author) => {
    const model = fit(rows.filter((row) => row.author !== author));
    return rows.filter((row) => row.author === author).map((row) => ({ f1: row.f1, coverage: predict(row, model) }));
  });

type Fitted = Omit<CoverageModel, 'doubtful'>;

const fit = (rows: readonly Row[]): Fitted => {
  const families = [...new Set(rows.map(({ family }) => family))].toSorted();
  const scales = signs.map(({ id }, at) => ({ id, ...spread(rows.map(({ values }) => values[at] ?? 0)) }));
  const fitted = fitLogistic(
    rows.map((row) => inputsOf(row, families, scales)),
    rows.map(({ f1 }) => f1),
    pull,
  );
  const weightAt = (group: number, at: number): number => fitted[1 + families.length + group * scales.length + at] ?? 0;
  return {
    bias: rounded(fitted[0] ?? 0),
    families: Object.fromEntries(families.map((family, at) => [family, rounded(fitted[1 + at] ?? 0)])),
    signs: scales.map(({ id, mean, deviation }, at) => {
      if (deviation === 0) return { id, ...unseen, more: {} };
      const more = families.map((family, place) => [family, rounded(ownWay * weightAt(place + 1, at))] as const);
      return {
        id,
        mean: rounded(mean),
        deviation: rounded(deviation),
        weight: rounded(weightAt(0, at)),
        more: Object.fromEntries(more.filter(([, weight]) => weight !== 0)),
      };
    }),
  };
};

type Scale = { readonly id: string; readonly mean: number; readonly deviation: number };

/** Which family it is, each sign, and each sign once more for its family alone. */
const inputsOf = (
  { family, values }: Row,
  families: readonly Family[],
  scales: readonly Scale[],
): readonly number[] => {
  const deviations = scales.map((scale, at) => (scale.deviation === 0 ? 0 : deviationsOf(values[at] ?? 0, scale)));
  return [
    ...families.map((each) => (each === family ? 1 : 0)),
    ...deviations,
    ...families.flatMap((each) => deviations.map((value) => (each === family ? ownWay * value : 0))),
  ];
};

const spread = (values: readonly number[]): { readonly mean: number; readonly deviation: number } => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  // A sign that is nearly never seen would count for too much where it is.
  return { mean, deviation: variance === 0 ? 0 : Math.max(leastDeviation, Math.sqrt(variance)) };
};

const leastDeviation = 0.02;

const predict = ({ family, values }: Row, { bias, families, signs: weights }: Fitted): number => {
  const sum = weights.reduce(
    (all, sign, at) => all + (sign.weight + (sign.more[family] ?? 0)) * deviationsOf(values[at] ?? 0, sign),
    bias + (families[family] ?? 0),
  );
  return 1 / (1 + Math.exp(-sum));
};

/** Where warnings miss both goals by as little as can be: too few of the wrong drawings, too many of the right ones. */
const findThreshold = (judged: readonly { readonly f1: number; readonly coverage: number }[]): number => {
  const wrong = judged.filter(({ f1 }) => f1 < bad);
  const right = judged.filter(({ f1 }) => f1 > good);
  const below = (drawings: typeof judged, threshold: number): number =>
    drawings.filter(({ coverage }) => coverage < threshold).length / Math.max(1, drawings.length);
  const missBy = (threshold: number): number =>
    Math.max(0, goal.warned - below(wrong, threshold)) + Math.max(0, below(right, threshold) - goal.alarmed);
  const thresholds = Array.from({ length: 60 }, (_, at) => 0.4 + at / 100);
  return rounded(thresholds.reduce((best, each) => (missBy(each) < missBy(best) ? each : best)));
};

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
