/** What waits, person by person: whoever has waited longest for a turn is next, however much others have put in. */
export interface FairQueue<Job> {
  /** False where this person, or everybody together, has as much waiting as may be. */
  readonly add: (who: string, job: Job) => 'taken' | 'enough of one' | 'enough of all';
  /** Takes out the next job of somebody who may be served now. */
  readonly next: (mayBeServed: (who: string) => boolean) => Job | undefined;
  /** Takes out a job that nobody waits for any more; false where it is not waiting. */
  readonly remove: (who: string, job: Job) => boolean;
  readonly clear: () => readonly Job[];
  readonly size: () => number;
}

export interface QueueLimits {
  readonly ofOne: number;
  readonly ofAll: number;
}

export const createFairQueue = <Job>({ ofOne, ofAll }: QueueLimits): FairQueue<Job> => {
  // A map keeps the order in which its keys came: who is served goes to its end.
  const waiting = new Map<string, Job[]>();
  let size = 0;
  const put = (who: string, jobs: Job[]): void => {
    waiting.delete(who);
    if (jobs.length > 0) waiting.set(who, jobs);
  };
  return {
    add: (who, job) => {
      const own = waiting.get(who) ?? [];
      if (own.length >= ofOne) return 'enough of one';
      if (size >= ofAll) return 'enough of all';
      size += 1;
      if (own.push(job) === 1) waiting.set(who, own);
      return 'taken';
    },
    next: (mayBeServed) => {
      for (const [who, jobs] of waiting) {
        if (!mayBeServed(who)) continue;
        const job = jobs.shift();
        put(who, jobs);
        size -= 1;
        return job;
      }
      return undefined;
    },
    remove: (who, job) => {
      const own = waiting.get(who) ?? [];
      const at = own.indexOf(job);
      if (at < 0) return false;
      own.splice(at, 1);
      if (own.length === 0) waiting.delete(who);
      size -= 1;
      return true;
    },
    clear: () => {
      const all = [...waiting.values()].flat();
      waiting.clear();
      size = 0;
      return all;
    },
    size: () => size,
  };
};
