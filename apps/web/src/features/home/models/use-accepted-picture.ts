import type { Diagram } from '@diagloom/contract';
import type { Draft } from '@diagloom/drafting';
import { useEffect, useState } from 'react';
import { useMediaQuery } from '../../../hooks/use-media-query.ts';

/** The one movement from the draft to the accepted diagram, as the address of an SVG; undefined before, and for whoever asked for less motion. */
export const useAcceptedPicture = (
  draft: Draft | undefined,
  accepted: Diagram | undefined,
  isDark: boolean,
): string | undefined => {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [moving, setMoving] = useState<string>();
  useEffect(() => {
    if (accepted === undefined || draft === undefined || isStill) return;
    let isCurrent = true;
    import('./move-to-accepted.ts')
      .then(({ moveToAccepted }) => {
        if (isCurrent) setMoving(moveToAccepted(draft, accepted, { isDark }));
      })
      // Without the movement the diagram comes all the same.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [draft, accepted, isDark, isStill]);
  return moving;
};
