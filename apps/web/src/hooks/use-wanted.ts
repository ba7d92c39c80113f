import { startTransition, useState } from 'react';

interface Wanted {
  readonly isWanted: boolean;
  readonly want: () => void;
  readonly dismiss: () => void;
}

/** Whether something was asked for that is loaded only then. What stands in its place stays, focus and all, until that is there. */
export const useWanted = (): Wanted => {
  const [isWanted, setWanted] = useState(false);
  return { isWanted, want: () => startTransition(() => setWanted(true)), dismiss: () => setWanted(false) };
};
