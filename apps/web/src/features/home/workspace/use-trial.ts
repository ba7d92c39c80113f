import { useEffect } from 'react';
import { type Trial, useWorkspace } from './workspace-context.ts';

/** Shows a picture on the canvas for as long as there is one to try; the open diagram comes back afterwards. */
export const useTrial = (source: string | undefined, places: Trial['places']): void => {
  const { setTrial } = useWorkspace();
  useEffect(() => {
    if (source === undefined) return;
    setTrial({ source, places });
    return () => setTrial(undefined);
  }, [source, places, setTrial]);
};
