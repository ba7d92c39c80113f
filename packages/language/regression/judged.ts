import type { Verdict } from './check.ts';

/** A case with what became of each of its checks. */
export interface Judged {
  readonly id: string;
  readonly type: string;
  readonly verdicts: readonly Verdict<unknown>[];
}

export const isPassed = ({ verdicts }: Judged): boolean => verdicts.every(({ failure }) => failure === undefined);
