import { boardCanvas } from '@diagloom/contract';
import type { Point, Size } from '@diagloom/diagram/model';
import { type RefObject, useEffect, useState } from 'react';

/** What of the sheet is seen: its top left corner, px of the sheet, and how large one of these is on screen. */
export interface SheetCamera {
  readonly corner: Point;
  readonly scale: number;
  readonly toSheet: (client: Point) => Point;
  readonly pan: (by: Point) => void;
  /** Zooms where the given place of the screen stays. */
  readonly zoomAt: (client: Point, by: number) => void;
  readonly zoom: (by: number) => void;
  readonly fit: () => void;
}

const margin = 16;

/** Room below the whole sheet for the buttons that zoom, px. */
const foot = 64;
const farthest = { out: 0.2, in: 6 } as const;

interface View {
  readonly corner: Point;
  readonly scale: number;
}

/** From this on the whole sheet is large enough to draw on. */
const comfortable = 0.5;

/**
 * Shows the whole sheet until somebody zooms. Where it would be small, as on a phone, the sheet fills the window first, with what is drawn in its
 * middle.
 */
export const useSheetCamera = (frame: RefObject<SVGSVGElement | null>, drawn: Point | undefined): SheetCamera => {
  const [chosen, setChosen] = useState<View | 'whole'>();
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const { current } = frame;
    if (current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [frame]);
  const seen = (view: View | 'whole' | undefined): View => {
    if (view !== undefined && view !== 'whole') return view;
    const all = whole(size);
    return view === 'whole' || all.scale >= comfortable || size.width === 0 ? all : filling(size, drawn);
  };
  const view = seen(chosen);
  const inFrame = (client: Point): Point => {
    const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
    return { x: client.x - left, y: client.y - top };
  };
  const zoomAt = (client: Point, by: number): void =>
    setChosen((last) => {
      const before = seen(last);
      const scale = Math.min(farthest.in, Math.max(farthest.out, before.scale * by));
      const at = inFrame(client);
      const keep = (corner: number, place: number): number => corner + place / before.scale - place / scale;
      return { scale, corner: { x: keep(before.corner.x, at.x), y: keep(before.corner.y, at.y) } };
    });
  return {
    ...view,
    toSheet: (client) => {
      const { x, y } = inFrame(client);
      return { x: view.corner.x + x / view.scale, y: view.corner.y + y / view.scale };
    },
    pan: (by) =>
      setChosen((last) => {
        const { scale, corner } = seen(last);
        return { scale, corner: { x: corner.x - by.x / scale, y: corner.y - by.y / scale } };
      }),
    zoomAt,
    zoom: (by) => {
      const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
      zoomAt({ x: left + size.width / 2, y: top + size.height / 2 }, by);
    },
    fit: () => setChosen('whole'),
  };
};

/** As large as the window, with a place in its middle, the top left corner first. */
const filling = ({ width, height }: Size, { x, y }: Point = { x: 0, y: 0 }): View => {
  const scale = Math.min(1, Math.max(width / boardCanvas.width, height / boardCanvas.height));
  const keep = (middle: number, seen: number, all: number): number =>
    Math.max(0, Math.min(all - seen, middle - seen / 2));
  return {
    scale,
    corner: {
      x: keep(x, width / scale, boardCanvas.width),
      y: keep(y, height / scale, boardCanvas.height),
    },
  };
};

const whole = ({ width, height }: Size): View => {
  const fitting = Math.min((width - 2 * margin) / boardCanvas.width, (height - margin - foot) / boardCanvas.height);
  const scale = Math.max(farthest.out, Math.min(1.5, fitting));
  return {
    scale,
    corner: {
      x: (boardCanvas.width - width / scale) / 2,
      // Narrow windows show it at their top, where the tools are.
      y: Math.max(
        (boardCanvas.height - (height - foot + margin) / scale) / 2,
        -margin / scale - Math.max(0, height / scale - boardCanvas.height) / 2,
      ),
    },
  };
};
