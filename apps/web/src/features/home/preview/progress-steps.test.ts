import { describe, expect, it } from 'vitest';
import { progressAt } from './progress-steps.ts';

describe('the progress of a generation', () => {
  it('goes by the usual times while the server says nothing', () => {
    expect([0, 1000, 2000, 4499, 4500].map((elapsed) => progressAt(elapsed).active)).toEqual([0, 0, 1, 1, 2]);
    expect(progressAt(1000).share).toBe(0.5);
  });

  it('waits just before the end of the last step', () => {
    expect(progressAt(60_000)).toEqual({ active: 2, share: 0.95 });
  });

  it('is where the server says, however little time has passed', () => {
    expect(progressAt(10, { step: 'drawing', elapsed: 10 })).toEqual({ active: 2, share: 0 });
  });

  it('does not run ahead of the server', () => {
    expect(progressAt(30_000, { step: 'analysing', elapsed: 0 })).toEqual({ active: 0, share: 0.95 });
  });

  it('never shows less than nothing when clocks disagree', () => {
    expect(progressAt(0, { step: 'planning', elapsed: 40 }).share).toBe(0);
  });
});
