import { useEffect, useSyncExternalStore } from 'react';
import type { Asked, Question } from '../lib/ask-once.ts';

/** The answer to a question, which can wait until it is wanted. */
export const useAsked = <Value>({ ask, read, subscribe }: Question<Value>, isWanted: boolean): Asked<Value> => {
  useEffect(() => {
    if (isWanted) ask();
  }, [ask, isWanted]);
  return useSyncExternalStore(subscribe, read, read);
};
