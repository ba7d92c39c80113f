import type { Point, Rect, Size } from '@diagloom/diagram/model';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Viewport } from '../../../../components/picture/use-viewport.ts';
import { useElementSize } from '../../../../hooks/use-element-size.ts';

export interface Camera {
  /** False before the window is measured: nothing would stand where it will be seen. */
  readonly isReady: boolean;
  /** Free paper around the picture on each side, px. */
  readonly padding: { readonly x: number; readonly y: number };
  /** The size of the window, px. */
  readonly window: Size;
  readonly toPage: (client: Point) => Point;
  /** Zooms by a factor and keeps what is under a point where it is. */
  readonly zoomAt: (client: Point, by: number) => void;
  /** Brings a box into sight where it is not. */
  readonly reveal: (box: Rect) => void;
}

/** So much of the picture stays in sight however far it is pushed, px. */
const inSight = 96;

/** Free space above a picture that is higher than its window, px. */
const top = 24;

interface Shown {
  readonly origin: Point;
  readonly factor: number;
  readonly padding: Point;
  readonly isFitted: boolean;
}

interface Place {
  readonly page: Rect;
  /** Where one begins to read, px from the left of the drawing: a page that is wider than the window opens there. */
  readonly start: number | undefined;
}

/** Where a page is seen from. What one looks at stays in place when the paper grows, the window changes or one zooms. */
export const useCamera = (
  frameRef: RefObject<HTMLElement | null>,
  { page, start }: Place,
  viewport: Viewport,
): Camera => {
  const { factor, isFitted, setPicture, setWindow, zoomTo } = viewport;
  const { width, height } = useElementSize(frameRef);
  const { x, y, width: pageWidth, height: pageHeight } = page;
  useEffect(() => setWindow({ width, height }), [setWindow, width, height]);
  useEffect(() => setPicture({ width: pageWidth, height: pageHeight }), [setPicture, pageWidth, pageHeight]);
  const padding = useMemo(
    () => ({ x: Math.max(24, width - inSight), y: Math.max(24, height - inSight) }),
    [width, height],
  );
  const shown = useRef<Shown>(undefined);
  const anchor = useRef<Point>(undefined);
  const isMeasured = width > 0 && viewport.window.width === width && viewport.picture.width === pageWidth;
  const isReady = isMeasured || shown.current !== undefined;

  useLayoutEffect(() => {
    const frame = frameRef.current;
    if (frame === null || !isReady) return;
    const now: Shown = { origin: { x, y }, factor, padding, isFitted };
    const before = shown.current;
    shown.current = now;
    const isWide = pageWidth * factor > width;
    const begins = isWide && start !== undefined ? (start - x) * factor - top : Number.POSITIVE_INFINITY;
    const centred = {
      left: padding.x + Math.min((pageWidth * factor - width) / 2, begins),
      top: pageHeight * factor + 2 * top <= height ? padding.y + (pageHeight * factor - height) / 2 : padding.y - top,
    };
    const isResized = before !== undefined && before.padding !== padding;
    if (before === undefined || (isFitted && (!before.isFitted || before.factor !== factor || isResized))) {
      frame.scrollTo({ ...centred, behavior: 'instant' });
      return;
    }
    const at = anchor.current ?? { x: width / 2, y: height / 2 };
    anchor.current = undefined;
    const seen = {
      x: (frame.scrollLeft + at.x - before.padding.x) / before.factor + before.origin.x,
      y: (frame.scrollTop + at.y - before.padding.y) / before.factor + before.origin.y,
    };
    frame.scrollTo({
      left: (seen.x - x) * factor + padding.x - at.x,
      top: (seen.y - y) * factor + padding.y - at.y,
      behavior: 'instant',
    });
  }, [frameRef, isReady, x, y, start, pageWidth, pageHeight, factor, isFitted, width, height, padding]);

  return {
    isReady,
    padding,
    window: { width, height },
    toPage: (client) => {
      const frame = frameRef.current;
      if (frame === null) return client;
      const rect = frame.getBoundingClientRect();
      return {
        x: (client.x - rect.left + frame.scrollLeft - padding.x) / factor + x,
        y: (client.y - rect.top + frame.scrollTop - padding.y) / factor + y,
      };
    },
    zoomAt: (client, by) => {
      const frame = frameRef.current;
      if (frame === null) return;
      const rect = frame.getBoundingClientRect();
      anchor.current = { x: client.x - rect.left, y: client.y - rect.top };
      zoomTo(Math.min(4, Math.max(0.1, factor * by)));
    },
    reveal: (box) => {
      const frame = frameRef.current;
      if (frame === null) return;
      const [left, upper] = [(box.x - x) * factor + padding.x, (box.y - y) * factor + padding.y];
      const isSeen =
        left >= frame.scrollLeft &&
        upper >= frame.scrollTop &&
        left + box.width * factor <= frame.scrollLeft + width &&
        upper + box.height * factor <= frame.scrollTop + height;
      if (isSeen) return;
      frame.scrollTo({
        left: left + (box.width * factor - width) / 2,
        top: upper + (box.height * factor - height) / 2,
        behavior: 'instant',
      });
    },
  };
};
