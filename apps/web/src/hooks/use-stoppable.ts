import { useEffect, useRef } from 'react';

interface Stoppable {
  /** The signal of what begins now. */
  readonly begin: () => AbortSignal;
  readonly stop: () => void;
  readonly isStopped: () => boolean;
}

/** Lets somebody end what they asked for, which leaving it does as well. */
export const useStoppable = (): Stoppable => {
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return {
    begin: () => {
      running.current = new AbortController();
      return running.current.signal;
    },
    stop: () => running.current?.abort(),
    isStopped: () => running.current?.signal.aborted === true,
  };
};
