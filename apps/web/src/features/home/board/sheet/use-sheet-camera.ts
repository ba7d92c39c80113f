import { boardCanvas } from '@diagloom/contract';
import type { Point } from '@diagloom/diagram/model';
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
const farthest = { out: 0.2, in: 6 } as const;

interface View {
  readonly corner: Point;
  readonly scale: number;
}

/** Shows the whole sheet until somebody zooms. */
export const useSheetCamera = (frame: RefObject<SVGSVGElement | null>): SheetCamera => {
  const [chosen, setChosen] = useState<View>();
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
  const view = chosen ?? whole(size);
  const inFrame = (client: Point): Point => {
    const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
    return { x: client.x - left, y: client.y - top };
  };
  const zoomAt = (client: Point, by: number): void =>
    setChosen((before = whole(size)) => {
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
      setChosen((before = whole(size)) => ({
        ...before,
        corner: { x: before.corner.x - by.x / before.scale, y: before.corner.y - by.y / before.scale },
      })),
    zoomAt,
    zoom: (by) => {
      const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
      zoomAt({ x: left + size.width / 2, y: top + size.height / 2 }, by);
    },
    fit: () => setChosen(undefined),
  };
};

const whole = ({ width, height }: { readonly width: number; readonly height: number }): View => {
  const fitting = Math.min((width - 2 * margin) / boardCanvas.width, (height - 2 * margin) / boardCanvas.height);
  const scale = Math.max(farthest.out, Math.min(1.5, fitting));
  return {
    scale,
    corner: {
      x: (boardCanvas.width - width / scale) / 2,
      // Narrow windows show it at their top, where the tools are.
      y: Math.max(
        (boardCanvas.height - height / scale) / 2,
        -margin / scale - Math.max(0, height / scale - boardCanvas.height) / 2,
      ),
    },
  };
};
