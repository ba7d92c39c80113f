import { boardCanvas, type DrawingElement } from '@diagloom/contract';
import type { Point, Rect } from '@diagloom/diagram/model';
import { type PointerEvent, useRef, useState } from 'react';
import type { Elements } from '../history.ts';
import type { Look, ToolId } from '../tools/tool-list.ts';
import { boxOfElement, isOn, isWithin, moved } from './element-outline.ts';
import { newElement, tenth } from './new-element.ts';
import { boxAround, type Corner, corners, placeOfCorner, pulled, resized } from './resized.ts';
import { steerSheet } from './steer-sheet.ts';
import { straightened } from './straightened.ts';
import type { SheetCamera } from './use-sheet-camera.ts';

interface DrawingOptions {
  readonly tool: ToolId;
  readonly look: Look;
  readonly elements: Elements;
  readonly selection: readonly string[];
  readonly camera: SheetCamera;
  readonly isPanning: () => boolean;
  readonly onDraw: (element: DrawingElement) => void;
  readonly onChange: (elements: Elements) => void;
  readonly onSelect: (ids: readonly string[]) => void;
  readonly onWrite: (at: Point, element?: DrawingElement) => void;
}

/** What is under way between pressing and letting go. */
type Gesture =
  | { readonly kind: 'draw'; readonly element: DrawingElement; readonly start: Point }
  | { readonly kind: 'erase'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'move'; readonly start: Point; readonly by: Point }
  | { readonly kind: 'resize'; readonly corner: Corner; readonly start: Point; readonly box: Rect; readonly to: Rect }
  | { readonly kind: 'mark'; readonly start: Point; readonly end: Point }
  | { readonly kind: 'pan' };

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly isTouch: boolean;
}

/** How near something must be to be hit, px on screen: fingers are less exact. */
const reachOf = (pointerType: string): number => (pointerType === 'touch' ? 14 : 6);

/** Between a selection and its frame, and the corners of that frame, px on screen. */
export const selectionRoom = 6;
export const handleSize = 9;

/** Turns pointers into strokes, moves and marks. One finger draws, two move and zoom the sheet; while a pen draws, the palm does nothing. */
export const useDrawing = (options: DrawingOptions) => {
  const [gesture, setGesture] = useState<Gesture>();
  // Several points may come between two renders.
  const latest = useRef<Gesture>(undefined);
  const pointers = useRef(new Map<number, Spot>());
  const active = useRef<number>(undefined);
  const set = (next: Gesture | undefined): void => {
    latest.current = next;
    setGesture(next);
  };
  const place = (event: { readonly clientX: number; readonly clientY: number }): Point =>
    options.camera.toSheet({ x: event.clientX, y: event.clientY });

  const handleDown = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.pointerType === 'mouse' && event.button > 1) return;
    const isTouch = event.pointerType === 'touch';
    if (isTouch && active.current !== undefined && pointers.current.get(active.current)?.isTouch === false) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus({ preventScroll: true });
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY, isTouch });
    if (pointers.current.size > 1) {
      set({ kind: 'pan' });
      return;
    }
    active.current = event.pointerId;
    set(event.button === 1 || options.isPanning() ? { kind: 'pan' } : begin(event, place(event), options));
  };

  const handleMove = (event: PointerEvent<SVGSVGElement>): void => {
    const before = pointers.current.get(event.pointerId);
    const now = latest.current;
    if (before === undefined) return;
    if (now?.kind === 'pan') steerSheet(pointers.current, event, options.camera);
    pointers.current.set(event.pointerId, { ...before, x: event.clientX, y: event.clientY });
    if (now === undefined || now.kind === 'pan' || event.pointerId !== active.current) return;
    // Between two frames a pen may have gone around a corner.
    const coalesced = event.nativeEvent.getCoalescedEvents?.() ?? [];
    const steps = coalesced.length > 0 ? coalesced : [event.nativeEvent];
    set(steps.reduce<Gesture>((going, step) => go(going, place(step), step, options), now));
  };

  const handleUp = (event: PointerEvent<SVGSVGElement>): void => {
    pointers.current.delete(event.pointerId);
    const done = latest.current;
    if (event.pointerId === active.current) {
      active.current = undefined;
      if (done !== undefined && event.type !== 'pointercancel') finish(done, options);
    }
    if (pointers.current.size === 0 || done?.kind !== 'pan') set(undefined);
  };

  return {
    gesture,
    handlers: {
      onPointerDown: handleDown,
      onPointerMove: handleMove,
      onPointerUp: handleUp,
      onPointerCancel: handleUp,
    },
  };
};

const begin = (event: PointerEvent, at: Point, options: DrawingOptions): Gesture | undefined => {
  const { tool, look, elements, selection, camera } = options;
  const reach = reachOf(event.pointerType) / camera.scale;
  const hit = elements.findLast((element) => isOn(at, element, reach));
  if (tool === 'select') {
    const box = boxAround(
      elements.filter(({ id }) => selection.includes(id)),
      selectionRoom / camera.scale,
    );
    const corner =
      box &&
      corners.find((one) => distanceBetween(placeOfCorner(box, one), at) <= reach + handleSize / 2 / camera.scale);
    if (box && corner) return { kind: 'resize', corner, start: at, box, to: box };
    if (hit === undefined) {
      if (!event.shiftKey) options.onSelect([]);
      return { kind: 'mark', start: at, end: at };
    }
    if (event.shiftKey)
      options.onSelect(selection.includes(hit.id) ? selection.filter((id) => id !== hit.id) : [...selection, hit.id]);
    else if (!selection.includes(hit.id)) options.onSelect([hit.id]);
    return { kind: 'move', start: at, by: { x: 0, y: 0 } };
  }
  if (tool === 'eraser') return { kind: 'erase', ids: new Set(hit === undefined ? [] : [hit.id]) };
  if (tool === 'fill') {
    const inside = elements.findLast((element) => isWithin(at, element));
    if (inside === undefined) return undefined;
    options.onChange(elements.map((element) => (element === inside ? { ...element, fill: look.color } : element)));
    return undefined;
  }
  if (tool === 'text') {
    // The field takes the focus, which pressing would give to the sheet.
    event.preventDefault();
    options.onWrite(at, hit?.type === 'text' ? hit : undefined);
    return undefined;
  }
  const start = onSheet(at);
  return { kind: 'draw', start, element: newElement(tool, look, start, pressureOf(event.nativeEvent)) };
};

const go = (
  gesture: Gesture,
  at: Point,
  event: globalThis.PointerEvent,
  { elements, camera }: DrawingOptions,
): Gesture => {
  if (gesture.kind === 'move') return { ...gesture, by: { x: at.x - gesture.start.x, y: at.y - gesture.start.y } };
  if (gesture.kind === 'resize') {
    const by = { x: at.x - gesture.start.x, y: at.y - gesture.start.y };
    return { ...gesture, to: pulled(gesture.box, gesture.corner, by, event.shiftKey ? 'keep' : 'free') };
  }
  if (gesture.kind === 'mark') return { ...gesture, end: at };
  if (gesture.kind === 'erase') {
    const reach = reachOf(event.pointerType) / camera.scale;
    const hit = elements.filter((element) => !gesture.ids.has(element.id) && isOn(at, element, reach));
    return hit.length === 0 ? gesture : { kind: 'erase', ids: new Set([...gesture.ids, ...hit.map(({ id }) => id)]) };
  }
  if (gesture.kind === 'pan') return gesture;
  const { x, y } = onSheet(at);
  const { element } = gesture;
  if (element.points !== undefined) {
    const [lastX = 0, lastY = 0] = element.points.at(-1) ?? [];
    if (Math.hypot(x - lastX, y - lastY) < 0.8 || element.points.length >= mostPoints) return gesture;
    return {
      ...gesture,
      element: { ...element, points: [...element.points, [tenth(x), tenth(y), pressureOf(event)]] },
    };
  }
  if (element.endX !== undefined) {
    const end = event.shiftKey ? straightened(gesture.start, { x, y }) : { x, y };
    return { ...gesture, element: { ...element, endX: tenth(end.x), endY: tenth(end.y) } };
  }
  return { ...gesture, element: stretched(gesture, { x, y }, event.shiftKey) };
};

/** As many points as a stroke may have; a longer one ends there. */
const mostPoints = 3900;

/** From where it was begun to here; with Shift as wide as high. */
const stretched = (
  { element, start }: Extract<Gesture, { readonly kind: 'draw' }>,
  to: Point,
  isEven: boolean,
): DrawingElement => {
  let [width, height] = [to.x - start.x, to.y - start.y];
  if (isEven) {
    const side = Math.max(Math.abs(width), Math.abs(height));
    [width, height] = [Math.sign(width) * side, Math.sign(height) * side];
  }
  return {
    ...element,
    x: tenth(Math.min(start.x, start.x + width)),
    y: tenth(Math.min(start.y, start.y + height)),
    width: tenth(Math.abs(width)),
    height: tenth(Math.abs(height)),
  };
};

/** What is smaller, px, was a slip. */
const least = 4;

const finish = (gesture: Gesture, { elements, selection, onDraw, onChange, onSelect }: DrawingOptions): void => {
  if (gesture.kind === 'draw') {
    const { element } = gesture;
    const { points, width = 0, height = 0, endX = element.x, endY = element.y, x, y } = element;
    const size = points === undefined ? Math.max(width, height, Math.hypot(endX - x, endY - y)) : Infinity;
    if (size >= least) onDraw(element);
  }
  if (gesture.kind === 'erase' && gesture.ids.size > 0) onChange(elements.filter(({ id }) => !gesture.ids.has(id)));
  if (gesture.kind === 'move' && Math.hypot(gesture.by.x, gesture.by.y) > 1)
    onChange(
      elements.map((element) => (selection.includes(element.id) ? moved(element, roundedPoint(gesture.by)) : element)),
    );
  if (gesture.kind === 'resize' && gesture.to !== gesture.box)
    onChange(
      elements.map((element) => (selection.includes(element.id) ? resized(element, gesture.box, gesture.to) : element)),
    );
  if (gesture.kind === 'mark') {
    const { start, end } = gesture;
    const [left, right] = [Math.min(start.x, end.x), Math.max(start.x, end.x)];
    const [top, bottom] = [Math.min(start.y, end.y), Math.max(start.y, end.y)];
    if (right - left < 3 && bottom - top < 3) return;
    const inside = elements.filter((element) => {
      const { x, y, width, height } = boxOfElement(element);
      return x >= left && y >= top && x + width <= right && y + height <= bottom;
    });
    onSelect(inside.map(({ id }) => id));
  }
};

/** A mouse presses with 0.5, which stands for no pressure; a pen is never taken for a mouse. */
const pressureOf = ({ pointerType, pressure }: globalThis.PointerEvent): number =>
  pointerType === 'pen' && pressure > 0
    ? Math.round(Math.min(1, pressure) * 100) / 100 + (pressure === 0.5 ? 0.01 : 0)
    : 0.5;

const distanceBetween = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const onSheet = ({ x, y }: Point): Point => ({
  x: Math.max(0, Math.min(boardCanvas.width, x)),
  y: Math.max(0, Math.min(boardCanvas.height, y)),
});

const roundedPoint = ({ x, y }: Point): Point => ({ x: tenth(x), y: tenth(y) });
