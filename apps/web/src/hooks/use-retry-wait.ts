import { useEffect, useState } from 'react';
import { ApiError } from '../lib/api-error.ts';

export interface RetryWait {
  /** Whole seconds until trying again makes sense; 0 where it does now. */
  readonly secondsLeft: number;
  /** Begins to count where the call failed with a wait. */
  readonly waitFor: (error: unknown) => void;
}

/** Counts down the wait that a failed call asked for. */
export const useRetryWait = (): RetryWait => {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    const timer = window.setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) setUntil(0);
    }, 500);
    return () => window.clearInterval(timer);
  }, [until]);
  return {
    secondsLeft: until === 0 ? 0 : Math.max(1, Math.ceil((until - now) / 1000)),
    waitFor: (error) => {
      if (!(error instanceof ApiError) || error.retryAfter === undefined) return;
      setNow(Date.now());
      setUntil(Date.now() + error.retryAfter * 1000);
    },
  };
};
