import type { ModelWork } from '@diagloom/contract';
import { modelStrings } from '../../strings/models.ts';

/** Who did it, in how many seconds and tokens, and for how much, in one line. */
export const describeWork = (work: ModelWork, what: keyof typeof modelStrings.did = 'draft'): string => {
  const { label, model, wasTaken, milliseconds, inputTokens, outputTokens, costMicros, savedMicros } = work;
  return [
    (wasTaken ? modelStrings.did : modelStrings.asked)[what](label, model),
    modelStrings.seconds((milliseconds / 1000).toFixed(1)),
    modelStrings.tokens((inputTokens + outputTokens).toLocaleString('en-US')),
    ...(costMicros === null ? [] : [modelStrings.cost(dollars(costMicros))]),
    ...(savedMicros === null || savedMicros === 0 ? [] : [modelStrings.saved(dollars(savedMicros))]),
  ].join(' · ');
};

/** Small sums need more digits than prices have. */
const dollars = (micros: number): string => {
  const value = micros / 1_000_000;
  return `$${value.toFixed(value === 0 || value >= 1 ? 2 : 4)}`;
};
