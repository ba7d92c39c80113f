import type { Rect } from '@diagloom/diagram/model';
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import type { Camera } from './use-camera.ts';

interface EdgeMarksProps {
  readonly page: Rect;
  readonly factor: number;
  readonly camera: Camera;
  readonly frameRef: RefObject<HTMLElement | null>;
}

/** So much of a page may be out of sight without a mark: its margin, px. */
const slack = 24;

const edges = [
  { side: 'left', Icon: ChevronLeft, place: 'left-1 top-1/2 -translate-y-1/2' },
  { side: 'right', Icon: ChevronRight, place: 'right-1 top-1/2 -translate-y-1/2' },
  { side: 'top', Icon: ChevronUp, place: 'top-1 left-1/2 -translate-x-1/2' },
  { side: 'bottom', Icon: ChevronDown, place: 'bottom-1 left-1/2 -translate-x-1/2' },
] as const;

/** On a phone, which has no small map: where the drawing goes on out of sight. */
export const EdgeMarks = ({ page, factor, camera, frameRef }: EdgeMarksProps) => {
  const marks = useRef<HTMLDivElement>(null);
  const { x: paddingX, y: paddingY } = camera.padding;
  const { width: windowWidth, height: windowHeight } = camera.window;
  useEffect(() => {
    const frame = frameRef.current;
    if (frame === null) return;
    const follow = (): void => {
      const [left, top] = [frame.scrollLeft - paddingX, frame.scrollTop - paddingY];
      const beyond = {
        left,
        right: page.width * factor - left - windowWidth,
        top,
        bottom: page.height * factor - top - windowHeight,
      };
      edges.forEach(({ side }, index) => {
        marks.current?.children[index]?.toggleAttribute('hidden', beyond[side] <= slack);
      });
    };
    follow();
    frame.addEventListener('scroll', follow, { passive: true });
    return () => frame.removeEventListener('scroll', follow);
  }, [frameRef, factor, page.width, page.height, paddingX, paddingY, windowWidth, windowHeight]);
  return (
    <div ref={marks} aria-hidden="true" className="pointer-events-none absolute inset-0 z-10 md:hidden">
      {edges.map(({ side, Icon, place }) => (
        <span
          key={side}
          hidden
          className={`absolute grid size-6 place-items-center rounded-full bg-surface text-ink-soft shadow-float ring-1 ring-line ${place}`}
        >
          <Icon className="size-4" />
        </span>
      ))}
    </div>
  );
};
