import type { Rect } from '@diagloom/diagram/model';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { laneHeads } from '../view/lane-heads.ts';
import type { PageView } from '../view/page-view.ts';
import type { Camera } from './use-camera.ts';

interface LaneNamesProps {
  readonly view: PageView;
  readonly camera: Camera;
  readonly factor: number;
  readonly frameRef: RefObject<HTMLElement | null>;
  readonly onScreen: (box: Rect) => Rect;
}

/** The names of lanes at the left edge of the window, once their titles are scrolled out of it; they give way to the pointer. */
export const LaneNames = ({ view, camera, factor, frameRef, onScreen }: LaneNamesProps) => {
  const heads = useMemo(() => laneHeads(view), [view]);
  const [isPast, setPast] = useState(false);
  const { padding } = camera;
  const end = Math.max(...heads.map((head) => head.end - view.frame.x)) * factor + padding.x;
  useEffect(() => {
    const frame = frameRef.current;
    if (frame === null) return;
    const look = (): void => setPast(frame.scrollLeft > end);
    look();
    frame.addEventListener('scroll', look, { passive: true });
    return () => frame.removeEventListener('scroll', look);
  }, [frameRef, end]);
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
        <div className="sticky left-0 flex h-full w-6 flex-col items-center justify-center overflow-clip border-y border-r bg-raised">
          {/* The words are in the picture already. */}
          <span
            data-lane={name}
            className="sticky top-2 bottom-2 max-h-full truncate font-semibold text-[11px] text-ink-soft leading-none [writing-mode:sideways-lr] before:content-[attr(data-lane)]"
          />
        </div>
      </div>
    );
  });
};
