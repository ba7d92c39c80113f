import { useEffect, useState } from 'react';

/** Long enough that a word being typed is asked for once. */
const patience = 250;

/** The value once it has not changed for a moment. */
export const useSettled = <Value>(value: Value): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), patience);
    return () => window.clearTimeout(timer);
  }, [value]);
  return settled;
};
