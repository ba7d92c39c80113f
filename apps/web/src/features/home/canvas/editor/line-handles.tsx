import type { LineRequest } from '@diagloom/diagram/edits';
import type { Point } from '@diagloom/diagram/model';
import type { SceneItem } from '@diagloom/diagram/scene';
import { type PointerEvent, type RefObject, useRef } from 'react';
import { canvasStrings } from '../../../../strings/canvas.ts';
import { isLevel, pushPiece, putBend } from '../view/bend-line.ts';
import type { PageView } from '../view/page-view.ts';
import { type Lifted, lift } from './lift.ts';
import { isBusy, type LiveStore, useLive } from './live.ts';

interface LineHandlesProps {
  readonly line: Extract<SceneItem, { kind: 'edge' }>;
  readonly view: PageView;
  readonly factor: number;
  readonly pictureRef: RefObject<SVGSVGElement | null>;
  readonly toPage: (client: Point) => Point;
  readonly onPicture: (point: Point) => Point;
  /** The shape at a point of the page that a line may lead to. */
  readonly shapeAt: (point: Point) => string | undefined;
  readonly live: LiveStore;
  /** Gives up the drag under way, as Escape does; false where there is none. */
  readonly cancelRef: RefObject<() => boolean>;
  readonly onChange: (request: LineRequest) => void;
}

/** What a handle does: takes an end elsewhere, pushes a piece, moves a bend or makes one. */
type Handle = { readonly at: Point } & (
  | { readonly kind: 'end'; readonly end: 'source' | 'target' }
  | { readonly kind: 'piece'; readonly index: number; readonly isLevel: boolean }
  | { readonly kind: 'bend'; readonly index: number; readonly isNew: boolean }
);

interface Drag {
  readonly handle: Handle;
  readonly start: Point;
  readonly lifted: Lifted | undefined;
  points: readonly Point[];
  /** The shape under an end that is dragged. */
  shape: string | undefined;
}

/** Where a selected line can be taken hold of: its ends, its pieces and its bends. A double click takes a bend away. */
export const LineHandles = (props: LineHandlesProps) => {
  const { line, view, factor, pictureRef, toPage, onPicture, shapeAt, live, cancelRef, onChange } = props;
  const isHidden = useLive(live, isBusy);
  const drag = useRef<Drag>(undefined);
  const { points, cell } = line;
  const held = {
    points,
    source: view.boxes.get(cell.source ?? ''),
    target: view.boxes.get(cell.target ?? ''),
  };
  const end = (): boolean => {
    const wasBusy = drag.current !== undefined;
    drag.current?.lifted?.drop();
    drag.current = undefined;
    if (wasBusy) live.set({});
    return wasBusy;
  };
  const handleDown = (event: PointerEvent, handle: Handle): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    const picture = pictureRef.current;
    drag.current = {
      handle,
      start: { x: event.clientX, y: event.clientY },
      lifted: picture === null ? undefined : lift(picture, new Set(), new Set([cell.id])),
      points,
      shape: undefined,
    };
    cancelRef.current = end;
  };
  const handleMove = (event: PointerEvent): void => {
    const current = drag.current;
    if (current === undefined) return;
    event.stopPropagation();
    const { handle, start } = current;
    const way = { x: (event.clientX - start.x) / factor, y: (event.clientY - start.y) / factor };
    const at = { x: handle.at.x + way.x, y: handle.at.y + way.y };
    if (handle.kind === 'end') {
      const client = { x: event.clientX, y: event.clientY };
      current.shape = shapeAt(toPage(client));
      current.points = handle.end === 'source' ? [at, ...points.slice(-1)] : [...points.slice(0, 1), at];
    } else {
      current.points = handle.kind === 'piece' ? pushPiece(held, handle.index, way) : putBend(points, handle, at);
    }
    const target = current.shape === undefined ? undefined : view.boxes.get(current.shape);
    live.set({ isMoving: true, lines: [current.points], ...(target === undefined ? {} : { target }) });
  };
  const handleUp = (event: PointerEvent): void => {
    const current = drag.current;
    if (current === undefined) return;
    event.stopPropagation();
    end();
    if (current.points === points) return;
    const { handle, shape } = current;
    if (handle.kind !== 'end') onChange({ target: cell.id, course: current.points });
    else if (shape === undefined || shape !== cell[handle.end]) {
      const point = current.points[handle.end === 'source' ? 0 : 1] ?? handle.at;
      onChange({ target: cell.id, end: handle.end, to: shape === undefined ? { point } : { shape } });
    }
  };
  const removeBend = (handle: Handle): void => {
    if (handle.kind !== 'bend' || handle.isNew) return;
    onChange({ target: cell.id, course: points.toSpliced(handle.index, 1) });
  };
  return handlesOf(line).map((handle) => {
    const { x, y } = onPicture(handle.at);
    const isFine = handle.kind === 'bend' && handle.isNew;
    return (
      <button
        key={keyOf(handle)}
        type="button"
        // The keyboard has the arrow keys, and the line menu of the bar.
        tabIndex={-1}
        aria-label={canvasStrings.lineHandles[handle.kind]}
        data-line-handle={keyOf(handle)}
        onPointerDown={(event) => handleDown(event, handle)}
        onPointerMove={handleMove}
        onPointerUp={handleUp}
        onPointerCancel={end}
        onDoubleClick={(event) => {
          event.stopPropagation();
          removeBend(handle);
        }}
        style={{ left: x, top: y, opacity: isHidden ? 0 : 1, cursor: cursorOf(handle) }}
        className="pointer-events-auto absolute grid size-5 -translate-x-1/2 -translate-y-1/2 touch-none place-items-center transition-none pointer-coarse:size-8"
      >
        <span className={`border border-select ${isFine ? 'bg-select' : 'bg-surface'} ${shapeOf(handle)}`} />
      </button>
    );
  });
};

const keyOf = (handle: Handle): string =>
  handle.kind === 'end'
    ? handle.end
    : `${handle.kind}-${handle.index}${'isNew' in handle && handle.isNew ? '-new' : ''}`;

const cursorOf = (handle: Handle): string =>
  handle.kind === 'piece' ? (handle.isLevel ? 'ns-resize' : 'ew-resize') : handle.kind === 'end' ? 'crosshair' : 'move';

const shapeOf = (handle: Handle): string => {
  if (handle.kind === 'end') return 'size-3 rounded-full border-2';
  if (handle.kind === 'piece') return handle.isLevel ? 'h-1.5 w-4 rounded-full' : 'h-4 w-1.5 rounded-full';
  return handle.isNew ? 'size-1.5 rounded-full' : 'size-2.5 rounded-full';
};

const handlesOf = ({ points, style }: LineHandlesProps['line']): readonly Handle[] => {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return [];
  const isStraight = style.edgeStyle === undefined || style.edgeStyle === 'none' || style.edgeStyle === '';
  const pieces = points.slice(1).flatMap((to, index): readonly Handle[] => {
    const from = points[index] ?? to;
    const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    if (isStraight) return [{ kind: 'bend', index: index + 1, isNew: true, at }];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    return length < shortest ? [] : [{ kind: 'piece', index, isLevel: isLevel(from, to), at }];
  });
  const bends = isStraight
    ? points.slice(1, -1).map((at, index): Handle => ({ kind: 'bend', index: index + 1, isNew: false, at }))
    : [];
  return [...pieces, ...bends, { kind: 'end', end: 'source', at: first }, { kind: 'end', end: 'target', at: last }];
};

/** A piece that is shorter than this has no room for a handle, px of the page. */
const shortest = 12;
