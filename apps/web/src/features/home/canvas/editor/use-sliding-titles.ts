import { type RefObject, useLayoutEffect, useMemo } from 'react';
import { type LaneTitle, laneTitles, slideOf } from '../view/lane-titles.ts';
import type { PageView } from '../view/page-view.ts';
import type { Camera } from './use-camera.ts';

export interface SlidingTitles {
  readonly view: PageView;
  readonly camera: Camera;
  readonly factor: number;
  readonly frameRef: RefObject<HTMLElement | null>;
  readonly pictureRef: RefObject<SVGSVGElement | null>;
}

/** Keeps the words of titles in sight where a part of their bar is. They slide in the picture itself, with their own look; what is stored stays. */
export const useSlidingTitles = ({ view, camera, factor, frameRef, pictureRef }: SlidingTitles): void => {
  const titles = useMemo(() => laneTitles(view), [view]);
  const { padding } = camera;
  // After each rendering: the picture may be another element then.
  useLayoutEffect(() => {
    const frame = frameRef.current;
    if (frame === null || titles.length === 0) return;
    const slide = (): void => {
      const [left, top] = [frame.scrollLeft - padding.x, frame.scrollTop - padding.y];
      const seen = {
        left: { start: view.frame.y + top / factor, end: view.frame.y + (top + frame.clientHeight) / factor },
        top: { start: view.frame.x + left / factor, end: view.frame.x + (left + frame.clientWidth) / factor },
      };
      for (const title of titles) moveWords(pictureRef.current, title, slideOf(title, seen[title.side]));
    };
    slide();
    frame.addEventListener('scroll', slide, { passive: true });
    return () => frame.removeEventListener('scroll', slide);
  });
};

const moveWords = (picture: SVGSVGElement | null, { id, side }: LaneTitle, by: number): void => {
  const words = picture?.querySelectorAll<SVGElement>(
    `:scope > [data-cell="${CSS.escape(id)}"] > :is(text, g:has(text))`,
  );
  const translate = by === 0 ? '' : side === 'left' ? `0 ${by}px` : `${by}px 0`;
  for (const element of words ?? []) if (element.style.translate !== translate) element.style.translate = translate;
};
