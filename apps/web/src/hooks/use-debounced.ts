import { useEffect, useRef, useState } from 'react';

/** The value once it has stood still for so many milliseconds, and at the latest so long after it changed, if it never does. */
export const useDebounced = <Value>(value: Value, delayMs: number, latestMs = Number.POSITIVE_INFINITY): Value => {
  const [settled, setSettled] = useState(value);
  const changedAt = useRef<number>(undefined);
  useEffect(() => {
    changedAt.current ??= performance.now();
    const left = changedAt.current + latestMs - performance.now();
    const timer = setTimeout(
      () => {
        changedAt.current = undefined;
        setSettled(value);
      },
      Math.max(0, Math.min(delayMs, left)),
    );
    return () => clearTimeout(timer);
  }, [value, delayMs, latestMs]);
  return settled;
};
