import { boundsOf, centreOf, type Point, type Rect, type Side } from '@diagloom/diagram/model';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { hitTest, partsWithin } from '../view/hit-test.ts';
import { leadAlong, type Tie } from '../view/lead-along.ts';
import type { PageView } from '../view/page-view.ts';
import { snap } from '../view/snap.ts';
import { type Lifted, lift } from './lift.ts';
import type { LiveStore } from './live.ts';
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
  readonly onRename: (id: string) => void;
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
  readonly hovered: string | undefined;
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

/** How near a shape must come to a line for it to snap, and a pointer to a line to be on it, px of the screen. */
const reach = 6;

/** A finger that rests so long means "rename", ms. */
const longPress = 550;

type Action = { readonly start: Point; readonly pointer: number } & (
  | { readonly kind: 'pan'; readonly scroll: Point }
  | {
      readonly kind: 'press';
      readonly id: string;
      /** The part itself where `id` is the group that it is in. */
      readonly inner: string | undefined;
      /** The label that was pressed, for a line. */
      readonly label: Rect | undefined;
      readonly wasSelected: boolean;
      readonly isAdding: boolean;
    }
  | { readonly kind: 'label'; readonly line: string; readonly box: Rect; step: Point }
  | {
      readonly kind: 'move';
      readonly ids: readonly string[];
      readonly box: Rect;
      readonly others: readonly Rect[];
      readonly ties: readonly Tie[];
      readonly lifted: Lifted;
      step: Point;
    }
  | { readonly kind: 'marquee'; readonly from: Point; readonly kept: readonly string[] }
  | { readonly kind: 'touch' }
  | { readonly kind: 'line'; readonly from: string; readonly side: Side }
);

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
    onRename,
    isLocked,
  } = options;
  const action = useRef<Action>(undefined);
  const isPanning = useRef(false);
  const pressTimer = useRef<number>(undefined);
  const [hovered, setHovered] = useState<string>();

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
  // A picture that changes under the hand is another picture.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new view ends a drag
  useEffect(() => end, [view.svg]);

  const clientOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
  const under = (point: Point): string | undefined => {
    const hit = hitTest(view, point, reach / factor);
    return hit === undefined ? undefined : view.unitOf(hit);
  };
  const shapeAt = (point: Point, but?: string): string | undefined => {
    const hit = under(point);
    return hit === undefined || hit === but || !view.boxes.has(hit) || isLine(view, hit) ? undefined : hit;
  };
  /** A group is taken as a whole until it is selected, or something in it. */
  const wholeOf = (id: string): string => {
    const group = view.groupOf(id);
    if (group === undefined) return id;
    const isEntered = selection.some((other) => other !== group && view.groupOf(other) === group);
    return isEntered ? id : group;
  };

  const startMove = (current: Extract<Action, { kind: 'press' }>): Action | undefined => {
    const picture = pictureRef.current;
    const wanted = selection.includes(current.id) ? selection : [current.id];
    const ids = wanted.filter((id) => !view.isLocked(id));
    const boxes = ids.flatMap((id) => view.boxes.get(id) ?? []);
    const box = boundsOf(boxes);
    if (picture === null || box === undefined) return undefined;
    const inside = view.insideOf(ids);
    const lines = view.items.filter(({ kind }) => kind === 'edge').map(({ cell }) => cell);
    const between = lines.filter(({ source, target }) => inside.has(source ?? '') && inside.has(target ?? ''));
    const tied = lines.filter(({ source, target }) => inside.has(source ?? '') !== inside.has(target ?? ''));
    const ties = tied.flatMap((cell): Tie[] => {
      const { source = '', target = '' } = cell;
      const [from, to] = [view.boxes.get(source), view.boxes.get(target)];
      if (from === undefined || to === undefined) return [];
      const isFromMoving = inside.has(source);
      const isStraight = !cell.style.includes('edgeStyle=orthogonalEdgeStyle');
      const [moving, staying] = isFromMoving ? [from, to] : [to, from];
      return [{ moving, staying, isFromMoving, isStraight }];
    });
    const moving = new Set([...inside, ...between.map(({ id }) => id)]);
    // Words on a line go with it.
    for (const { cell } of view.items) if (moving.has(cell.parent ?? '')) moving.add(cell.id);
    const holding = view.around(current.id);
    const others = view.items.flatMap((item) =>
      item.kind === 'shape' &&
      !moving.has(item.cell.id) &&
      !holding.has(item.cell.id) &&
      view.unitOf(item.cell.id) === item.cell.id
        ? [item.bounds]
        : [],
    );
    const lifted = lift(picture, moving, new Set(tied.map(({ id }) => id)));
    return { ...current, kind: 'move', ids, box, others, ties, lifted, step: { x: 0, y: 0 } };
  };

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
    const id = wholeOf(hit);
    const inner = id === hit ? undefined : hit;
    const wasSelected = selection.includes(id);
    const label = labelAt(view, id, point);
    const isAdding = event.shiftKey || event.ctrlKey || event.metaKey;
    action.current = { ...base, kind: 'press', id, inner, label, wasSelected, isAdding };
    if (event.pointerType === 'touch') {
      pressTimer.current = window.setTimeout(() => {
        if (action.current?.kind === 'press') {
          end();
          onRename(id);
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
      } else action.current = isLocked || isOneLine ? undefined : startMove(current);
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
      if (event.pointerType === 'touch' && !isFar) onSelect([current.id]);
      else if (current.isAdding && current.wasSelected) onSelect(selection.filter((id) => id !== current.id));
      else if (!current.isAdding && current.wasSelected && !isFar && current.inner !== undefined)
        onSelect([current.inner]);
      else if (!current.isAdding && current.wasSelected && !isFar && selection.length > 1) onSelect([current.id]);
    } else if (current.kind === 'marquee') {
      const found = isFar ? partsWithin(view, between(current.from, camera.toPage(client))) : [];
      onSelect([...new Set([...current.kept, ...found])]);
    } else if (current.kind === 'touch' && !isFar) onSelect([]);
    else if (current.kind === 'line' && !isFar) onAdd(current.from, current.side);
    else if (current.kind === 'line') {
      const point = camera.toPage(client);
      const target = shapeAt(point, current.from);
      if (target !== undefined) onConnect(current.from, target);
      else if (under(point) === undefined) onDrop(current.from, current.side, point);
    }
  };

  const hover = (point: Point): void => {
    const box = hovered === undefined ? undefined : view.boxes.get(hovered);
    const found = under(point);
    // The dots stand outside of their shape, often on its lines: the way to them must not lose it.
    const isPaper = found === undefined || isLine(view, found);
    const isOnWay = box !== undefined && isPaper && isNear(box, point, dotReach / factor);
    if (!isOnWay && found !== hovered) setHovered(found);
  };

  return {
    handlers: {
      onPointerDown: handleDown,
      onPointerMove: handleMove,
      onPointerUp: handleUp,
      onPointerCancel: end,
      onPointerLeave: () => setHovered(undefined),
    },
    hovered,
    startLine: (event, from, side) => {
      event.stopPropagation();
      frameRef.current?.setPointerCapture(event.pointerId);
      action.current = { kind: 'line', from, side, start: clientOf(event), pointer: event.pointerId };
    },
    shapeAt: (point) => shapeAt(point),
    cancel,
    isPanning,
  };
};

/** More lines than this are only faded while their shapes move. */
const mostLines = 40;

/** How far the dots reach beyond their shape, px of the screen. */
const dotReach = 40;

const isInControl = ({ target }: PointerEvent): boolean =>
  target instanceof Element && target.closest('button, textarea, select, input, [data-panel]') !== null;

const isLine = (view: PageView, id: string): boolean =>
  view.items.some(({ kind, cell }) => cell.id === id && kind === 'edge');

const shifted = (box: Rect, step: Point): Rect => ({ ...box, x: box.x + step.x, y: box.y + step.y });

/** The box of a line's label where the point is on it. */
const labelAt = (view: PageView, id: string, point: Point): Rect | undefined => {
  const item = view.items.find(({ cell, kind }) => cell.id === id && kind === 'edge');
  const box = item?.label?.box;
  return box !== undefined && (item?.label?.lines.length ?? 0) > 0 && isNear(box, point, 0) ? box : undefined;
};

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

const between = (from: Point, to: Point): Rect => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
});

const isNear = ({ x, y, width, height }: Rect, point: Point, distance: number): boolean =>
  point.x >= x - distance &&
  point.x <= x + width + distance &&
  point.y >= y - distance &&
  point.y <= y + height + distance;
