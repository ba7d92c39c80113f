import { animateSvg, type Morph, morphPages } from '@diagloom/diagram/morph';
import { svgText } from '@diagloom/diagram/svg';
import { useLayoutEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../../../../hooks/use-media-query.ts';
import type { PageView } from '../view/page-view.ts';

/** After this the still picture takes the place of the moving one, ms: the movement takes 320. */
const movementOver = 400;

/** A picture of more parts than this changes at once. */
const mostMoving = 250;

/**
 * The moving picture to show in place of a page's own, if any: a change that did not come of this hand leads from the old places to the
 * new ones. None for whoever asked for less motion.
 */
export const useMovingPicture = (view: PageView, isOwnChange: () => boolean): string | undefined => {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const earlier = useRef(view);
  const [moving, setMoving] = useState<{ readonly of: PageView; readonly svg: string }>();
  useLayoutEffect(() => {
    const before = earlier.current;
    earlier.current = view;
    if (isStill || before === view || before.page.id !== view.page.id || view.items.length > mostMoving) return;
    if (isOwnChange()) return;
    const morph = morphPages(before.page, view.page);
    if (isNothing(morph)) return;
    setMoving({ of: view, svg: animateSvg(svgText(before.picture), svgText(view.picture), morph) });
    const timer = window.setTimeout(() => setMoving(undefined), movementOver);
    return () => window.clearTimeout(timer);
  }, [view, isStill, isOwnChange]);
  return moving?.of === view ? moving.svg : undefined;
};

/** Words and colours change where they stand. */
const isNothing = ({ moves, routes, appearing, disappearing }: Morph): boolean =>
  moves.length + routes.length + appearing.length + disappearing.length === 0;
