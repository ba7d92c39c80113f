import { useState, useSyncExternalStore } from 'react';
import { onToastChange, readToast } from '../lib/toast-store.ts';

const isSilent = (): boolean => readToast() === undefined;

/** True from the first moment on at which no message is shown: what can wait comes after one. */
export const useQuiet = (): boolean => {
  const isQuiet = useSyncExternalStore(onToastChange, isSilent, () => true);
  const [wasQuiet, setWasQuiet] = useState(isQuiet);
  if (isQuiet && !wasQuiet) setWasQuiet(true);
  return wasQuiet;
};
