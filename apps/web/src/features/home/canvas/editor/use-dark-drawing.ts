import type { Page } from '@diagloom/diagram/model';
import { useEffect, useState } from 'react';

/** What draws a page dark, where that is wanted and once the code for it is loaded. */
export const useDarkDrawing = (isWanted: boolean): ((page: Page) => Page) | undefined => {
  const [loaded, setLoaded] = useState<{ readonly draw: (page: Page) => Page }>();
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    void import('@diagloom/drafting/draw-dark').then(({ drawDark }) => isOver || setLoaded({ draw: drawDark }));
    return () => {
      isOver = true;
    };
  }, [isWanted]);
  return isWanted ? loaded?.draw : undefined;
};
