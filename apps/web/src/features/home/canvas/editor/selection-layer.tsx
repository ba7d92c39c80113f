import type { Rect } from '@diagloom/diagram/model';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { canvasStrings } from '../../../../strings/canvas.ts';
import type { PageView } from '../view/page-view.ts';
import type { LiveStore } from './live.ts';

interface SelectionLayerProps {
  readonly view: PageView;
  readonly selection: readonly string[];
  readonly onScreen: (box: Rect) => Rect;
  readonly live: LiveStore;
}

/** Around a selected shape, px. */
const margin = 3;

/** A box around each selected part. A finger on it drags the part and not the paper. */
export const SelectionLayer = ({ view, selection, onScreen, live }: SelectionLayerProps) => {
  const { isMoving } = useSyncExternalStore(live.subscribe, live.read);
  if (isMoving) return null;
  return selection.map((id) => {
    const box = view.boxes.get(id);
    if (box === undefined) return null;
    const { x, y, width, height } = onScreen(box);
    return (
      <span
        key={id}
        data-selected={id}
        className="pointer-events-auto absolute cursor-move touch-none rounded-xs ring-2 ring-accent"
        style={{ left: x - margin, top: y - margin, width: width + 2 * margin, height: height + 2 * margin }}
      />
    );
  });
};

interface FloatingBarProps {
  /** What it stands beside, px from the corner of the picture. */
  readonly box: Rect;
  readonly padding: { readonly x: number; readonly y: number };
  readonly frameRef: RefObject<HTMLElement | null>;
  readonly live: LiveStore;
  readonly children: ReactNode;
}

/** Between the bar and what is selected: the dots at its sides find room there, px. */
const gap = 40;

/** From the border of the window, px. */
const border = 8;

/** A bar above what is selected, below it where there is no room, and always in the window. */
export const FloatingBar = ({ box, padding, frameRef, live, children }: FloatingBarProps) => {
  const bar = useRef<HTMLDivElement>(null);
  const { isMoving, marquee } = useSyncExternalStore(live.subscribe, live.read);
  const isHidden = isMoving === true || marquee !== undefined;
  useLayoutEffect(() => {
    const [frame, panel] = [frameRef.current, bar.current];
    if (frame === null || panel === null) return;
    const place = (): void => {
      const left = padding.x + box.x - frame.scrollLeft;
      const top = padding.y + box.y - frame.scrollTop;
      const { offsetWidth: width, offsetHeight: height } = panel;
      const above = top - gap - height;
      const below = top + box.height + gap;
      const wished = above >= border ? above : below;
      const x = Math.min(Math.max(border, left + box.width / 2 - width / 2), frame.clientWidth - width - border);
      const y = Math.min(Math.max(border, wished), frame.clientHeight - height - border);
      panel.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
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
      className="absolute top-0 left-0 z-20 flex max-w-[calc(100%-16px)] items-center gap-0.5 overflow-x-auto rounded-lg border bg-raised p-1 shadow-float"
      style={{ visibility: isHidden ? 'hidden' : undefined }}
    >
      {children}
    </div>
  );
};
