import { centreOf, type Point, type Rect, type Side } from '@diagloom/diagram/model';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { isLine } from '../editing/edits-for.ts';
import { partsWithin } from '../view/hit-test.ts';
import { leadAlong } from '../view/lead-along.ts';
import type { PageView } from '../view/page-view.ts';
import { pressedSelection } from '../view/pressed-selection.ts';
import { snap } from '../view/snap.ts';
import { createStore, type LiveStore, type Store } from './live.ts';
import { createPointedAt, reach } from './pointed-at.ts';
import type { PointerAction } from './pointer-action.ts';
import { startMove } from './start-move.ts';
import type { Camera } from './use-camera.ts';

interface PointerOptions {
  readonly frameRef: RefObject<HTMLElement | null>;
  readonly pictureRef: RefObject<SVGSVGElement | null>;
  readonly view: PageView;
  readonly camera: Camera;
  readonly factor: number;
  readonly selection: readonly string[];
  readonly live: LiveStore;
  readonly onSelect: (ids: readonly string[]) => void;
  readonly onMove: (ids: readonly string[], step: Point) => void;
  /** The middle of a line's label comes to a point of the page. */
  readonly onMoveLabel: (line: string, at: Point) => void;
  readonly onAdd: (from: string, side: Side) => void;
  readonly onConnect: (from: string, to: string) => void;
  /** A line was dropped on empty paper. */
  readonly onDrop: (from: string, side: Side, at: Point) => void;
  /** A finger rests on a part: several are to be selected. */
  readonly onGather: (id: string) => void;
  /** Taps add parts to the selection and take them out. */
  readonly isGathering: boolean;
  /** Nothing can be moved. */
  readonly isLocked: boolean;
}

export interface PointerControl {
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: () => void;
    readonly onPointerLeave: () => void;
  };
  /** The part below the mouse. */
  readonly hovered: Store<string | undefined>;
  /** Begins a line at a shape; the pointer is down on one of its dots. */
  readonly startLine: (event: PointerEvent, from: string, side: Side) => void;
  /** Gives up what is being dragged; false where nothing is. */
  readonly cancel: () => boolean;
  /** The shape at a point of the page that a line may lead to. */
  readonly shapeAt: (point: Point) => string | undefined;
  /** True while the space bar makes a drag move the paper. */
  readonly isPanning: RefObject<boolean>;
}

/** A pointer that moved less than this was meant to stay where it is, px of the screen. */
const slack = 4;

/** A finger that rests so long begins to select several, ms. */
const longPress = 550;

/** What a pointer does on the canvas: select, frame, move, connect, push the paper. */
export const usePointer = (options: PointerOptions): PointerControl => {
  const {
    frameRef,
    pictureRef,
    view,
    camera,
    factor,
    selection,
    live,
    onSelect,
    onMove,
    onMoveLabel,
    onAdd,
    onConnect,
    onDrop,
    onGather,
    isGathering,
    isLocked,
  } = options;
  const action = useRef<PointerAction>(undefined);
  const isPanning = useRef(false);
  const pressTimer = useRef<number>(undefined);
  const [hovered] = useState(() => createStore<string | undefined>(undefined));

  const end = (): void => {
    window.clearTimeout(pressTimer.current);
    if (action.current?.kind === 'move') action.current.lifted.drop();
    action.current = undefined;
    live.set({});
  };
  const cancel = (): boolean => {
    const wasBusy = action.current !== undefined && action.current.kind !== 'press' && action.current.kind !== 'touch';
    end();
    return wasBusy;
  };
  // What is lifted off a picture belongs to that picture; where a pointer went down stays true on the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new view ends a move
  useEffect(
    () => () => {
      if (isMove(action.current)) end();
    },
    [view],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page ends whatever is under way
  useEffect(() => end, [view.page.id]);

  const clientOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
  const { under, shapeAt, wholeOf, labelAt, hoveredAt } = createPointedAt(view, factor);

  const handleDown = (event: PointerEvent): void => {
    const frame = frameRef.current;
    if (frame === null || isInControl(event)) return;
    const client = clientOf(event);
    const base = { start: client, pointer: event.pointerId };
    if (event.button === 1 || event.button === 2 || isPanning.current) {
      event.preventDefault();
      frame.setPointerCapture(event.pointerId);
      action.current = { ...base, kind: 'pan', scroll: { x: frame.scrollLeft, y: frame.scrollTop } };
      return;
    }
    if (event.button !== 0 || !event.isPrimary) return;
    const point = camera.toPage(client);
    const hit = under(point);
    if (hit === undefined) {
      if (event.pointerType === 'touch') {
        action.current = { ...base, kind: 'touch' };
        return;
      }
      frame.setPointerCapture(event.pointerId);
      const kept = event.shiftKey ? selection : [];
      action.current = { ...base, kind: 'marquee', from: point, kept };
      return;
    }
    const id = wholeOf(hit, selection);
    const inner = id === hit ? undefined : hit;
    const wasSelected = selection.includes(id);
    const label = labelAt(id, point);
    const isAdding = event.shiftKey || event.ctrlKey || event.metaKey;
    action.current = { ...base, kind: 'press', id, inner, label, wasSelected, isAdding };
    if (event.pointerType === 'touch') {
      pressTimer.current = window.setTimeout(() => {
        if (action.current?.kind === 'press') {
          end();
          onGather(id);
        }
      }, longPress);
      // A finger moves what is selected; on anything else it pushes the paper.
      if (wasSelected) frame.setPointerCapture(event.pointerId);
      return;
    }
    frame.setPointerCapture(event.pointerId);
    if (!wasSelected) onSelect(isAdding ? [...selection, id] : [id]);
  };

  const handleMove = (event: PointerEvent): void => {
    const client = clientOf(event);
    const current = action.current;
    if (current === undefined) {
      if (event.pointerType === 'mouse') hover(camera.toPage(client));
      return;
    }
    if (event.pointerId !== current.pointer) return;
    const way = { x: client.x - current.start.x, y: client.y - current.start.y };
    const isFar = Math.hypot(way.x, way.y) > slack;
    if (current.kind === 'pan') {
      frameRef.current?.scrollTo({
        left: current.scroll.x - way.x,
        top: current.scroll.y - way.y,
        behavior: 'instant',
      });
    } else if (current.kind === 'press') {
      if (!isFar) return;
      window.clearTimeout(pressTimer.current);
      if (event.pointerType === 'touch' && !current.wasSelected) return;
      const isOneLine = isLine(view, current.id) && selection.length < 2;
      const { label } = current;
      if (isOneLine && label !== undefined && !isLocked) {
        action.current = { ...current, kind: 'label', line: current.id, box: label, step: { x: 0, y: 0 } };
      } else {
        const move =
          isLocked || isOneLine
            ? undefined
            : startMove({ view, picture: pictureRef.current, selection, id: current.id });
        action.current = move && { ...heldBy(current), ...move };
      }
    } else if (current.kind === 'label') {
      current.step = { x: way.x / factor, y: way.y / factor };
      live.set({ isMoving: true, target: shifted(current.box, current.step) });
    } else if (current.kind === 'move') {
      const step = { x: way.x / factor, y: way.y / factor };
      const free = event.altKey
        ? { step: rounded(step), guides: [] }
        : snap(current.box, rounded(step), current.others, reach / factor);
      current.step = free.step;
      current.lifted.move(free.step);
      live.set({
        isMoving: true,
        dragged: shifted(current.box, free.step),
        guides: free.guides,
        lines: leadAlong(current.ties.slice(0, mostLines), free.step, current.others),
      });
    } else if (current.kind === 'marquee' && isFar) {
      live.set({ marquee: between(current.from, camera.toPage(client)) });
    } else if (current.kind === 'line') {
      const point = camera.toPage(client);
      const from = view.boxes.get(current.from);
      const target = shapeAt(point, current.from);
      const box = target === undefined ? undefined : view.boxes.get(target);
      if (from !== undefined && isFar) {
        live.set({ lines: [[centreOf(from), point]], ...(box === undefined ? {} : { target: box }) });
      }
    }
  };

  const handleUp = (event: PointerEvent): void => {
    const current = action.current;
    if (current === undefined || event.pointerId !== current.pointer) return;
    const client = clientOf(event);
    const isFar = Math.hypot(client.x - current.start.x, client.y - current.start.y) > slack;
    if (current.kind === 'move') {
      const { ids, step } = current;
      end();
      if (step.x !== 0 || step.y !== 0) onMove(ids, step);
      return;
    }
    end();
    if (current.kind === 'label') {
      onMoveLabel(current.line, centreOf(shifted(current.box, current.step)));
    } else if (current.kind === 'press') {
      const isTouch = event.pointerType === 'touch';
      const next = isFar ? undefined : pressedSelection({ press: current, selection, isTouch, isGathering });
      if (next !== undefined) onSelect(next);
    } else if (current.kind === 'marquee') {
      const found = isFar ? partsWithin(view, between(current.from, camera.toPage(client))) : [];
      onSelect([...new Set([...current.kept, ...found])]);
    } else if (current.kind === 'touch' && !isFar && !isGathering) onSelect([]);
    else if (current.kind === 'line' && !view.boxes.has(current.from)) return;
    else if (current.kind === 'line' && !isFar) onAdd(current.from, current.side);
    else if (current.kind === 'line') {
      const point = camera.toPage(client);
      const target = shapeAt(point, current.from);
      if (target !== undefined) onConnect(current.from, target);
      else if (under(point) === undefined) onDrop(current.from, current.side, point);
    }
  };

  const hover = (point: Point): void => {
    const found = hoveredAt(point, hovered.read());
    if (found !== hovered.read()) hovered.set(found);
  };

  return {
    handlers: {
      onPointerDown: handleDown,
      onPointerMove: handleMove,
      onPointerUp: handleUp,
      onPointerCancel: end,
      onPointerLeave: () => hovered.set(undefined),
    },
    hovered,
    startLine: (event, from, side) => {
      event.stopPropagation();
      frameRef.current?.setPointerCapture(event.pointerId);
      action.current = { kind: 'line', from, side, start: clientOf(event), pointer: event.pointerId };
      live.set({ lines: [] });
    },
    shapeAt: (point) => shapeAt(point),
    cancel,
    isPanning,
  };
};

const isMove = (action: PointerAction | undefined): boolean => action?.kind === 'move' || action?.kind === 'label';

/** More lines than this are only faded while their shapes move. */
const mostLines = 40;

const isInControl = ({ target }: PointerEvent): boolean =>
  target instanceof Element && target.closest('button, textarea, select, input, [data-panel]') !== null;

const shifted = (box: Rect, step: Point): Rect => ({ ...box, x: box.x + step.x, y: box.y + step.y });

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

const between = (from: Point, to: Point): Rect => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
});

const heldBy = ({ start, pointer }: PointerAction): Pick<PointerAction, 'start' | 'pointer'> => ({ start, pointer });
