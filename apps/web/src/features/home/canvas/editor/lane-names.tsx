import type { Rect } from '@diagloom/diagram/model';
import { useEffect, useMemo, useState } from 'react';
import { classNames } from '../../../../lib/class-names.ts';
import { laneHeads } from '../view/lane-heads.ts';
import { type SlidingTitles, useSlidingTitles } from './use-sliding-titles.ts';

interface LaneNamesProps extends SlidingTitles {
  readonly onScreen: (box: Rect) => Rect;
}

/** The names of lanes at the edge of the window, once their titles are scrolled out of it; they give way to the pointer. */
export const LaneNames = ({ view, camera, factor, frameRef, pictureRef, onScreen }: LaneNamesProps) => {
  useSlidingTitles({ view, camera, factor, frameRef, pictureRef });
  const heads = useMemo(() => laneHeads(view), [view]);
  const side = heads[0]?.side ?? 'left';
  const [isPast, setPast] = useState(false);
  const { padding } = camera;
  const [origin, before] = side === 'left' ? [view.frame.x, padding.x] : [view.frame.y, padding.y];
  const end = Math.max(...heads.map((head) => head.end - origin)) * factor + before;
  useEffect(() => {
    const frame = frameRef.current;
    if (frame === null) return;
    const look = (): void => setPast((side === 'left' ? frame.scrollLeft : frame.scrollTop) > end);
    look();
    frame.addEventListener('scroll', look, { passive: true });
    return () => frame.removeEventListener('scroll', look);
  }, [frameRef, side, end]);
  if (!isPast) return null;
  return heads.map(({ id, name, lane }) => {
    const { x, y, width, height } = onScreen(lane);
    return (
      <div
        key={id}
        aria-hidden="true"
        className="pointer-events-none absolute"
        style={{ left: padding.x + x, top: padding.y + y, width, height }}
      >
        <div className={classNames('sticky flex items-center justify-center overflow-clip bg-raised', strips[side])}>
          {/* The words are in the picture already. */}
          <span
            data-lane={name}
            className={classNames(
              'sticky truncate font-semibold text-[11px] text-ink-soft leading-none before:content-[attr(data-lane)]',
              words[side],
            )}
          />
        </div>
      </div>
    );
  });
};

const strips = { left: 'left-0 h-full w-6 flex-col border-y border-r', top: 'top-0 h-6 w-full border-x border-b' };

const words = {
  left: 'top-2 bottom-2 max-h-full [writing-mode:sideways-lr]',
  top: 'right-2 left-2 max-w-full px-2',
};
