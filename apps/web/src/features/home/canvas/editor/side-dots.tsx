import type { Rect, Side } from '@diagloom/diagram/model';
import { Plus } from 'lucide-react';
import type { PointerEvent } from 'react';
import { canvasStrings } from '../../../../strings/canvas.ts';
import { dotPlaces } from '../view/dot-places.ts';
import { isBusy, type LiveStore, useLive } from './live.ts';

interface SideDotsProps {
  /** The shape, px on the screen. */
  readonly box: Rect;
  /** What dots keep away from, px on the screen. */
  readonly lines: readonly Rect[];
  /** The mouse is there: all sides have a dot, else only those that no line touches. */
  readonly isHovered: boolean;
  readonly live: LiveStore;
  readonly onAdd: (side: Side) => void;
  /** The pointer went down on a dot: it drags a line, or it comes up there, which is a click. */
  readonly onDown: (event: PointerEvent, side: Side) => void;
}

/** A click adds the next step on that side; dragging from there draws a line to another shape. */
export const SideDots = ({ box, lines, isHovered, live, onAdd, onDown }: SideDotsProps) => {
  const isHidden = useLive(live, isBusy);
  if (isHidden) return null;
  const places = dotPlaces(box, lines).filter(({ isFree }) => isFree || isHovered);
  return places.map(({ side, x, y }) => (
    <button
      key={side}
      type="button"
      // The keyboard has Ctrl + Enter and the bar.
      tabIndex={-1}
      aria-label={canvasStrings.newStep(canvasStrings.sides[side])}
      onPointerDown={(event) => onDown(event, side)}
      onClick={({ detail }) => detail === 0 && onAdd(side)}
      style={{ left: x, top: y }}
      className="group pointer-events-auto absolute grid size-6 -translate-x-1/2 -translate-y-1/2 touch-none place-items-center"
    >
      {/* Small, so that no line and no arrowhead is hidden, until the pointer comes to it. */}
      <span className="grid size-6 scale-40 place-items-center rounded-full border-2 border-select bg-surface text-on-select transition group-hover:scale-110 group-hover:border group-hover:bg-select pointer-coarse:scale-100 pointer-coarse:border pointer-coarse:text-select">
        <Plus aria-hidden="true" className="size-3.5 opacity-0 group-hover:opacity-100 pointer-coarse:opacity-100" />
      </span>
    </button>
  ));
};
