import type { Point, Rect } from '@diagloom/diagram/model';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { canvasStrings } from '../../../../strings/canvas.ts';
import { isLine } from '../editing/edits-for.ts';
import { type BarPlace, barPlace } from '../view/bar-place.ts';
import type { PageView } from '../view/page-view.ts';
import { CourseMark } from './course-mark.tsx';
import { isBusy, isMoving, type LiveStore, useLive } from './live.ts';

interface SelectionLayerProps {
  readonly view: PageView;
  readonly selection: readonly string[];
  readonly onScreen: (box: Rect) => Rect;
  readonly onPicture: (point: Point) => Point;
  readonly live: LiveStore;
}

/** Around a selected shape, px. */
const margin = 3;

/** A box around each selected shape, and a mark along each line. A finger on a box drags the shape and not the paper. */
export const SelectionLayer = ({ view, selection, onScreen, onPicture, live }: SelectionLayerProps) => {
  const isHidden = useLive(live, isMoving);
  // A single line shows its handles instead.
  if (isHidden || (selection.length === 1 && isLine(view, selection[0] ?? ''))) return null;
  return selection.map((id) => {
    const box = view.boxes.get(id);
    if (box === undefined) return null;
    const course = view.courseOf(id);
    if (course !== undefined) return <CourseMark key={id} course={course.map(onPicture)} color="var(--select)" />;
    const { x, y, width, height } = onScreen(box);
    return (
      <span
        key={id}
        data-selected={id}
        className="pointer-events-auto absolute cursor-move touch-none transition-none rounded-xs ring-2 ring-select"
        style={{ left: x - margin, top: y - margin, width: width + 2 * margin, height: height + 2 * margin }}
      />
    );
  });
};

interface FloatingBarProps {
  /** What it stands beside, and what it should not hide, px from the corner of the picture. */
  readonly box: Rect;
  readonly others: () => Pick<BarPlace, 'shapes' | 'lines'>;
  readonly padding: { readonly x: number; readonly y: number };
  readonly frameRef: RefObject<HTMLElement | null>;
  readonly live: LiveStore;
  readonly children: ReactNode;
}

/** A bar beside what is selected, for as long as that is in sight. */
export const FloatingBar = ({ box, others, padding, frameRef, live, children }: FloatingBarProps) => {
  const bar = useRef<HTMLDivElement>(null);
  const isHidden = useLive(live, isBusy);
  useLayoutEffect(() => {
    const [frame, panel] = [frameRef.current, bar.current];
    if (frame === null || panel === null || isHidden) return;
    panel.hidden = false;
    // Asked for once: after each scroll, their sizes would cost a layout of the whole page.
    const size = { width: panel.offsetWidth, height: panel.offsetHeight };
    const window = { width: frame.clientWidth, height: frame.clientHeight };
    const toAvoid = others();
    const place = (): void => {
      const [x, y] = [frame.scrollLeft - padding.x, frame.scrollTop - padding.y];
      const at = barPlace({ bar: size, window: { ...window, x, y }, box, ...toAvoid });
      panel.hidden = at === undefined;
      if (at !== undefined) panel.style.transform = `translate(${at.x - x}px, ${at.y - y}px)`;
    };
    place();
    frame.addEventListener('scroll', place, { passive: true });
    return () => frame.removeEventListener('scroll', place);
  });
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={canvasStrings.bar}
      data-panel
      className="absolute top-0 left-0 z-20 flex max-w-[calc(100%-16px)] items-center gap-0.5 overflow-x-auto max-sm:gap-0 rounded-lg border bg-raised p-1 shadow-float"
      style={{ visibility: isHidden ? 'hidden' : undefined }}
    >
      {children}
    </div>
  );
};
