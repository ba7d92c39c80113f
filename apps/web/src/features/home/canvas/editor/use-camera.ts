import type { Point, Rect, Size } from '@diagloom/diagram/model';
import type { Beginning } from '@diagloom/diagram/scene';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Viewport } from '../../../../components/picture/use-viewport.ts';
import { whereToBegin } from '../../../../components/picture/where-to-begin.ts';
import { useElementSize } from '../../../../hooks/use-element-size.ts';
import { scrollIntoSight } from '../view/scroll-into-sight.ts';
import { notZoomed, type PendingZoom, unzoomed, zoomedAt } from '../view/zoom-pending.ts';

export interface Camera {
  /** False before the window is measured: nothing would stand where it will be seen. */
  readonly isReady: boolean;
  /** Free paper around the picture on each side, px. */
  readonly padding: { readonly x: number; readonly y: number };
  /** The size of the window, px. */
  readonly window: Size;
  readonly toPage: (client: Point) => Point;
  /**
   * Zooms by a factor and keeps what is under a point where it is. The picture is only stretched at first, which costs the browser nothing, and
   * drawn in its new size when one pauses.
   */
  readonly zoomAt: (client: Point, by: number) => void;
  /** Draws at once in its size what is stretched. */
  readonly settle: () => void;
  /** Brings a box into sight where it is not. */
  readonly reveal: (box: Rect) => void;
}

/** So much of the picture stays in sight however far it is pushed, px. */
const inSight = 96;

/** Free space around a picture that is larger than its window, px. */
const free = 12;

/** Beside a part that is brought into sight, and below it, where the small map is, px. */
const hidden = { beside: 16, atFoot: 84 } as const;

/** Rows of the place to write are less high than this, px. */
const rowBelow = 64;

/** So long after the last step of a zoom the picture is drawn in its new size, ms. */
const settlesAfter = 220;

/** A picture is shown at so much of its size, and at so much. */
const factors = { least: 0.1, most: 4 } as const;

interface Shown {
  readonly pageId: string;
  readonly origin: Point;
  readonly factor: number;
  readonly padding: Point;
  readonly isFitted: boolean;
  readonly window: Size;
}

interface Place {
  readonly pageId: string;
  readonly page: Rect;
  /** Where one begins to read: a page that does not fit the window opens there. */
  readonly beginning: () => Beginning | undefined;
  /** What stands on the paper, from the corner of the picture. */
  readonly sheetRef: RefObject<HTMLElement | null>;
}

/** Where a page is seen from. What one looks at stays in place when the paper grows, the window changes or one zooms. */
export const useCamera = (
  frameRef: RefObject<HTMLElement | null>,
  { pageId, page, beginning, sheetRef }: Place,
  viewport: Viewport,
): Camera => {
  const { factor, isFitted, isOpening, setPicture, setWindow, zoomTo } = viewport;
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
  const pending = useRef(notZoomed);
  const timer = useRef<number>(undefined);
  const latestBeginning = useRef(beginning);
  useLayoutEffect(() => {
    latestBeginning.current = beginning;
  });
  const stretch = useCallback(
    (zoom: PendingZoom): void => {
      pending.current = zoom;
      const { scale, shift } = zoom;
      const transform = zoom === notZoomed ? '' : `translate(${shift.x}px, ${shift.y}px) scale(${scale})`;
      if (sheetRef.current === null) return;
      Object.assign(sheetRef.current.style, { transform, willChange: transform === '' ? '' : 'transform' });
    },
    [sheetRef],
  );
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const isMeasured = width > 0 && viewport.window.width === width && viewport.picture.width === pageWidth;
  const isReady = isMeasured || shown.current !== undefined;

  useLayoutEffect(() => {
    const frame = frameRef.current;
    if (frame === null || !isReady) return;
    const now: Shown = { pageId, origin: { x, y }, factor, padding, isFitted, window: { width, height } };
    // Another page is opened like the first one.
    const before = shown.current?.pageId === pageId ? shown.current : undefined;
    shown.current = now;
    const zoomed = pending.current;
    if (before?.factor !== factor) stretch(notZoomed);
    const page = { x, y, width: pageWidth, height: pageHeight };
    const room = { width: (width - 2 * free) / factor, height: (height - 2 * free) / factor };
    const first = latestBeginning.current();
    const begin = first === undefined ? page : whereToBegin(first, page, room);
    const opened = {
      left: padding.x + (pageWidth > room.width ? (begin.x - x) * factor - free : (pageWidth * factor - width) / 2),
      top: padding.y + (pageHeight > room.height ? (begin.y - y) * factor - free : (pageHeight * factor - height) / 2),
    };
    const isResized = before !== undefined && before.padding !== padding;
    const above = before === undefined ? 0 : before.padding.y - frame.scrollTop;
    // A row below the window came or went, and all is still seen: what one looks at stays where it is.
    if (
      isResized &&
      before.factor === factor &&
      before.window.width === width &&
      Math.abs(before.window.height - height) < rowBelow &&
      above >= 0 &&
      above + pageHeight * factor <= height
    ) {
      frame.scrollTo({ left: frame.scrollLeft, top: padding.y - above, behavior: 'instant' });
      return;
    }
    const isTooLargeNow = isOpening && before?.isFitted === true && !isFitted;
    if (
      before === undefined ||
      isTooLargeNow ||
      (isFitted && (!before.isFitted || before.factor !== factor || isResized))
    ) {
      frame.scrollTo({ ...opened, behavior: 'instant' });
      return;
    }
    const at = anchor.current ?? { x: width / 2, y: height / 2 };
    anchor.current = undefined;
    const from = before.factor === factor ? notZoomed : zoomed;
    const place = unzoomed(from, {
      x: frame.scrollLeft + at.x - before.padding.x,
      y: frame.scrollTop + at.y - before.padding.y,
    });
    // What was seen whole, above and below, has no blank strip above it in a smaller window.
    const wasWhole = above >= 0 && above + pageHeight * before.factor <= before.window.height;
    const seen = { x: place.x / before.factor + before.origin.x, y: place.y / before.factor + before.origin.y };
    frame.scrollTo({
      left: (seen.x - x) * factor + padding.x - at.x,
      top: isResized && wasWhole ? opened.top : (seen.y - y) * factor + padding.y - at.y,
      behavior: 'instant',
    });
  }, [
    frameRef,
    stretch,
    isReady,
    pageId,
    x,
    y,
    pageWidth,
    pageHeight,
    factor,
    isFitted,
    isOpening,
    width,
    height,
    padding,
  ]);

  /** From the corner of the picture as it is drawn, px of the screen. */
  const onSheet = (frame: HTMLElement, client: Point): Point => {
    const rect = frame.getBoundingClientRect();
    return {
      x: client.x - rect.left + frame.scrollLeft - padding.x,
      y: client.y - rect.top + frame.scrollTop - padding.y,
    };
  };
  const settle = (): void => {
    window.clearTimeout(timer.current);
    if (pending.current === notZoomed) return;
    const next = within(factor * pending.current.scale);
    if (next !== factor) {
      zoomTo(next);
      return;
    }
    const { shift } = pending.current;
    stretch(notZoomed);
    frameRef.current?.scrollBy({ left: -shift.x, top: -shift.y, behavior: 'instant' });
  };
  const latestSettle = useRef(settle);
  useEffect(() => {
    latestSettle.current = settle;
  });

  return {
    isReady,
    padding,
    window: { width, height },
    toPage: (client) => {
      const frame = frameRef.current;
      if (frame === null) return client;
      const at = unzoomed(pending.current, onSheet(frame, client));
      return { x: at.x / factor + x, y: at.y / factor + y };
    },
    zoomAt: (client, by) => {
      const frame = frameRef.current;
      if (frame === null) return;
      const rect = frame.getBoundingClientRect();
      anchor.current = { x: client.x - rect.left, y: client.y - rect.top };
      const { scale } = pending.current;
      stretch(zoomedAt(pending.current, onSheet(frame, client), within(factor * scale * by) / (factor * scale)));
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => latestSettle.current(), settlesAfter);
    },
    settle,
    reveal: (box) => {
      const frame = frameRef.current;
      if (frame === null) return;
      const { scrollLeft, scrollTop } = frame;
      frame.scrollTo({
        left: scrollIntoSight({
          part: { start: (box.x - x) * factor + padding.x, size: box.width * factor },
          page: { start: padding.x, size: pageWidth * factor },
          window: { start: scrollLeft, size: width },
          borders: { start: hidden.beside, end: hidden.beside },
        }),
        top: scrollIntoSight({
          part: { start: (box.y - y) * factor + padding.y, size: box.height * factor },
          page: { start: padding.y, size: pageHeight * factor },
          window: { start: scrollTop, size: height },
          borders: { start: hidden.beside, end: Math.min(hidden.atFoot, height / 4) },
        }),
        behavior: 'instant',
      });
    },
  };
};

const within = (factor: number): number => Math.min(factors.most, Math.max(factors.least, factor));
