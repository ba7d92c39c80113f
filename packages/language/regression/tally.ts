import { isPassed, type Judged } from './judged.ts';

export interface Tally {
  readonly cases: number;
  readonly casesPassed: number;
  readonly checks: number;
  readonly checksPassed: number;
}

export const tally = (judged: readonly Judged[]): Tally => {
  const verdicts = judged.flatMap((each) => each.verdicts);
  return {
    cases: judged.length,
    casesPassed: judged.filter(isPassed).length,
    checks: verdicts.length,
    checksPassed: verdicts.filter(({ failure }) => failure === undefined).length,
  };
};

/** One tally per type, in the order in which the types first come. */
export const tallyByType = (judged: readonly Judged[]): readonly { readonly type: string; readonly tally: Tally }[] =>
  [...new Set(judged.map(({ type }) => type))].map((type) => ({
    type,
    tally: tally(judged.filter((each) => each.type === type)),
  }));
