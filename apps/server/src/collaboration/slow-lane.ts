/** At most this long between one work and the next, ms. */
const longestRest = 500;

/**
 * For work that may wait: one after the other, with a rest after each that grows with what it took, so that much of it never keeps the
 * processor from those who wait for an answer.
 */
export const createSlowLane = (
  rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref()),
): ((work: () => Promise<void>) => Promise<void>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(async () => {
      const begun = performance.now();
      await work();
      return performance.now() - begun;
    });
    last = done.then(
      (took) => rest(Math.min(longestRest, 2 * took)),
      () => undefined,
    );
    return done.then(() => undefined);
  };
};
