import { useEffect, useState } from 'react';

interface Rotation {
  readonly current: number;
  readonly show: (index: number) => void;
}

/** Goes through `count` places, one every `interval` milliseconds, for as long as it is not held. */
export const useRotation = (count: number, interval: number, isHeld: boolean): Rotation => {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    if (isHeld) return;
    const timer = window.setInterval(() => setCurrent((index) => (index + 1) % count), interval);
    return () => window.clearInterval(timer);
  }, [count, interval, isHeld]);
  return { current, show: setCurrent };
};
