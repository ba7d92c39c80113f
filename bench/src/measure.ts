/** Milliseconds at the median and at the 95th percentile of the samples. */
export interface Timing {
  readonly p50: number;
  readonly p95: number;
  readonly samples: number;
}

export interface MeasureOptions {
  /** Runs that are not counted: they load code and let the machine compile it. */
  readonly warmUps: number;
  readonly samples: number;
}

/** Times an action again and again, one run after the other. */
export const measure = async (action: () => unknown, { warmUps, samples }: MeasureOptions): Promise<Timing> => {
  for (let run = 0; run < warmUps; run++) await action();
  const times: number[] = [];
  for (let run = 0; run < samples; run++) {
    const started = performance.now();
    await action();
    times.push(performance.now() - started);
  }
  return summarise(times);
};

/** Percentiles by the nearest-rank method. Throws where there is no sample. */
export const summarise = (times: readonly number[]): Timing => {
  const sorted = times.toSorted((left, right) => left - right);
  const at = (share: number): number => {
    const time = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
    if (time === undefined) throw new Error('There is no sample to summarise.');
    return Math.round(time * 100) / 100;
  };
  return { p50: at(0.5), p95: at(0.95), samples: sorted.length };
};
