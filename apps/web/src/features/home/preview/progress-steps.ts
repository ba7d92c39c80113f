import type { GenerateProgress } from '@diagloom/contract';
import { progressStrings } from '../../../strings/home.ts';

/** The steps that a generation shows, with how long each usually takes in milliseconds. */
export const progressSteps = [
  { id: 'analysing', label: progressStrings.analysing, duration: 2000 },
  { id: 'planning', label: progressStrings.planning, duration: 2500 },
  { id: 'drawing', label: progressStrings.drawing, duration: 3000 },
] as const satisfies readonly {
  readonly id: GenerateProgress['step'];
  readonly label: string;
  readonly duration: number;
}[];

export interface Progress {
  /** The index of the step that is under way. */
  readonly active: number;
  /** How full the step's bar is, from 0 to 1. */
  readonly share: number;
}

/** A bar stops short of its end: only the answer itself completes it. */
const fullest = 0.95;

/**
 * Where a generation stands, `elapsed` milliseconds after its start. The server's last report says which
 * step is under way; until there is one, the usual times do.
 */
export const progressAt = (
  elapsed: number,
  report?: { readonly step: GenerateProgress['step']; readonly elapsed: number },
): Progress => {
  if (report === undefined) return progressByTime(elapsed);
  const active = progressSteps.findIndex(({ id }) => id === report.step);
  return { active, share: shareOf(active, elapsed - report.elapsed) };
};

const progressByTime = (elapsed: number): Progress => {
  let begun = 0;
  for (const [active, { duration }] of progressSteps.entries()) {
    const isLast = active === progressSteps.length - 1;
    if (isLast || elapsed < begun + duration) return { active, share: shareOf(active, elapsed - begun) };
    begun += duration;
  }
  return { active: 0, share: 0 };
};

const shareOf = (step: number, spent: number): number => {
  const duration = progressSteps[step]?.duration ?? 1;
  return Math.min(Math.max(spent / duration, 0), fullest);
};
