import { animateSvg, morphPages } from '@diagloom/diagram/morph';
import { useLayoutEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../../../../hooks/use-media-query.ts';
import type { PageView } from '../view/page-view.ts';

/** After this the still picture takes the place of the moving one, ms: the movement takes 320. */
const movementOver = 400;

/** A picture of more parts than this changes at once. */
const mostMoving = 250;

/**
 * The picture to show: a change that did not come of this hand leads from the old places to the new ones. Still for whoever asked
 * for less motion.
 */
export const useShownPicture = (view: PageView, isOwnChange: () => boolean): string => {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const earlier = useRef(view);
  const [moving, setMoving] = useState<{ readonly of: string; readonly svg: string }>();
  useLayoutEffect(() => {
    const before = earlier.current;
    earlier.current = view;
    if (isStill || before.svg === view.svg || before.page.id !== view.page.id || view.items.length > mostMoving) return;
    if (isOwnChange()) return;
    setMoving({ of: view.svg, svg: animateSvg(before.svg, view.svg, morphPages(before.page, view.page)) });
    const timer = window.setTimeout(() => setMoving(undefined), movementOver);
    return () => window.clearTimeout(timer);
  }, [view, isStill, isOwnChange]);
  return moving?.of === view.svg ? moving.svg : view.svg;
};
