import type { Point, Rect } from '@diagloom/diagram/model';
import { type PointerEvent, type RefObject, useRef } from 'react';
import { type Corner, cornerOf, corners, dragCorner } from '../view/drag-corner.ts';
import { snap } from '../view/snap.ts';
import { isBusy, type LiveStore, useLive } from './live.ts';

interface SizeHandlesProps {
  /** The shape, px of the page. */
  readonly box: Rect;
  /** What its edges may stand in line with, px of the page. */
  readonly others: () => readonly Rect[];
  readonly factor: number;
  readonly onScreen: (box: Rect) => Rect;
  readonly live: LiveStore;
  /** Gives up the drag under way, as Escape does; false where there is none. */
  readonly cancelRef: RefObject<() => boolean>;
  readonly onResize: (box: Rect) => void;
}

interface Drag {
  readonly corner: Corner;
  readonly start: Point;
  readonly others: readonly Rect[];
  box: Rect;
}

/** How near an edge must come to that of another shape to snap to it, px of the screen. */
const reach = 6;

/** Corners of a selected shape that change its size; Alt keeps them from snapping. */
export const SizeHandles = ({ box, others, factor, onScreen, live, cancelRef, onResize }: SizeHandlesProps) => {
  const isHidden = useLive(live, isBusy);
  const drag = useRef<Drag>(undefined);
  const end = (): boolean => {
    const wasBusy = drag.current !== undefined;
    drag.current = undefined;
    if (wasBusy) live.set({});
    return wasBusy;
  };
  const handleDown = (event: PointerEvent, corner: Corner): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { corner, start: { x: event.clientX, y: event.clientY }, others: others(), box };
    cancelRef.current = end;
  };
  const handleMove = (event: PointerEvent): void => {
    const current = drag.current;
    if (current === undefined) return;
    event.stopPropagation();
    const { corner, start } = current;
    const way = {
      x: Math.round((event.clientX - start.x) / factor),
      y: Math.round((event.clientY - start.y) / factor),
    };
    const point = { ...cornerOf(box, corner), width: 0, height: 0 };
    const { step, guides } = event.altKey
      ? { step: way, guides: [] }
      : snap(point, way, current.others, reach / factor);
    current.box = dragCorner(box, corner, step);
    live.set({ isMoving: true, target: current.box, dragged: current.box, guides });
  };
  const handleUp = (event: PointerEvent): void => {
    const current = drag.current;
    if (current === undefined) return;
    event.stopPropagation();
    end();
    if (current.box !== box) onResize(current.box);
  };
  const shown = onScreen(box);
  return corners.map((corner) => {
    const { x, y } = cornerOf(shown, corner);
    return (
      <span
        key={`${corner.x} ${corner.y}`}
        data-corner={`${corner.y === -1 ? 'top' : 'bottom'}-${corner.x === -1 ? 'left' : 'right'}`}
        onPointerDown={(event) => handleDown(event, corner)}
        onPointerMove={handleMove}
        onPointerUp={handleUp}
        onPointerCancel={end}
        style={{
          left: x + corner.x * outward,
          top: y + corner.y * outward,
          opacity: isHidden ? 0 : 1,
          cursor: corner.x === corner.y ? 'nwse-resize' : 'nesw-resize',
        }}
        className="pointer-events-auto absolute grid size-5 -translate-x-1/2 -translate-y-1/2 touch-none place-items-center transition-none pointer-coarse:size-8"
      >
        <span className="size-2.5 rounded-xs border border-select bg-surface" />
      </span>
    );
  });
};

/** The handles stand on the frame of the selection, px outside of the shape. */
const outward = 4;
