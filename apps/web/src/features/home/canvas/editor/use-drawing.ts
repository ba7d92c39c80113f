import type { LineRequest, Order } from '@diagloom/diagram/edits';
import {
  boundsOf,
  type Cell,
  type DiagramType,
  type Edit,
  type Point,
  type Rect,
  type Side,
} from '@diagloom/diagram/model';
import type { RefObject } from 'react';
import { newCellId } from '../clipboard/use-clipboard.ts';
import { hasFreePlaces, isLine, newShape, nextStep, removal } from '../editing/edits-for.ts';
import type { Gesture } from '../editing/gesture.ts';
import { type Arrangement, arrange } from '../view/arrange.ts';
import type { PageView } from '../view/page-view.ts';
import type { PaletteEntry } from '../view/palette-entries.ts';
import type { Camera } from './use-camera.ts';

/** A gesture on the page that is open. */
type OwnGesture = Gesture extends infer Each ? (Each extends Gesture ? Omit<Each, 'page'> : never) : never;

interface DrawingOptions {
  readonly frameRef: RefObject<HTMLElement | null>;
  readonly view: PageView;
  readonly type: DiagramType;
  readonly camera: Camera;
  readonly selection: readonly string[];
  /** Carries a gesture out; false where there was nothing to do. */
  readonly onGesture: (gesture: Gesture) => boolean;
  readonly onSelect: (ids: readonly string[]) => void;
  readonly onRename: (id: string) => void;
}

/** What hands do to the drawing, by name. */
export const useDrawing = (options: DrawingOptions) => {
  const { frameRef, view, type, camera, selection, onGesture, onSelect, onRename } = options;
  const act = (gesture: OwnGesture): boolean => onGesture({ ...gesture, page: view.page.id });
  const edit = (edits: readonly Edit[]): boolean => edits.length > 0 && act({ kind: 'edit', edits });
  const focus = (): void => frameRef.current?.focus({ preventScroll: true });
  const begin = (id: string): void => {
    onSelect([id]);
    onRename(id);
  };
  const unlocked = (ids: readonly string[]): readonly string[] => ids.filter((id) => !view.isLocked(id));
  return {
    edit,
    focus,
    remove: (): void => {
      if (edit(removal(view, unlocked(selection), type))) onSelect([]);
      focus();
    },
    move: (targets: readonly string[], { x, y }: Point): void => {
      act({ kind: 'shift', targets, dx: x, dy: y });
    },
    add: (from: string, side: Side): void => {
      const id = newCellId();
      if (edit([nextStep({ id, from, side }, type)])) begin(id);
    },
    connect: (from: string, to: string): void => {
      edit([{ kind: 'connect', from, to }]);
      focus();
    },
    /** A line was dropped on empty paper. */
    drop: (from: string, side: Side, at: Point): void => {
      const id = newCellId();
      const step = nextStep({ id, from, side }, type);
      const isPlaced = step.side !== undefined && act({ kind: 'place', add: step, at });
      if (isPlaced || (step.side === undefined && edit([step]))) begin(id);
    },
    /** A drop says where; a click leaves it to the layout to find a free place. */
    place: ({ kind, label }: PaletteEntry, client?: Point): void => {
      const frame = frameRef.current?.getBoundingClientRect();
      if (frame === undefined || (client !== undefined && !isIn(frame, client))) return;
      const id = newCellId();
      const step = newShape({ id, kind, label });
      const isDone =
        client !== undefined && hasFreePlaces(type)
          ? act({ kind: 'place', add: step, at: camera.toPage(client) })
          : edit([step]);
      if (isDone) begin(id);
    },
    arrange: (ids: readonly string[], how: Arrangement): void => {
      const held = view.insideOf(ids);
      const outer = unlocked(ids).filter((id) => !held.has(parentOf(view, id)));
      const boxes = new Map(outer.flatMap((id) => [[id, view.boxes.get(id)] as const]).filter(hasBox));
      const shifts = arrange(boxes, how);
      if (shifts.length > 0) act({ kind: 'arrange', shifts });
      focus();
    },
    resize: (target: string, box: Rect): void => {
      act({ kind: 'reframe', target, box });
      focus();
    },
    changeLine: (request: LineRequest): void => {
      act({ kind: 'line', ...request });
      focus();
    },
    reroute: (): void => {
      for (const target of selection.filter((id) => isLine(view, id))) act({ kind: 'line', target, course: 'anew' });
      focus();
    },
    order: (order: Order): void => {
      act({ kind: 'order', targets: unlocked(selection), order });
      focus();
    },
    group: (targets: readonly string[]): void => {
      const id = newCellId();
      if (act({ kind: 'group', id, targets })) onSelect([id]);
      focus();
    },
    ungroup: (groups: readonly string[]): void => {
      const inside = view.page.cells.filter(({ parent, kind }) => kind === 'vertex' && groups.includes(parent ?? ''));
      if (edit(groups.map((group) => ({ kind: 'ungroup', group })))) onSelect(inside.map(({ id }) => id));
      focus();
    },
    paste: (cells: readonly Cell[]): void => {
      const ids = new Set(cells.map(({ id }) => id));
      if (!act({ kind: 'paste', cells })) return;
      const tops = cells.filter(({ parent, kind }) => !ids.has(parent ?? '') && kind === 'vertex');
      const bounds = boundsOf(tops.flatMap(({ geometry }) => (geometry === undefined ? [] : [geometry])));
      onSelect(tops.map(({ id }) => id));
      if (bounds !== undefined) camera.reveal(bounds);
    },
  };
};

const parentOf = (view: PageView, id: string): string => view.page.cells.find((cell) => cell.id === id)?.parent ?? '';

const hasBox = (entry: readonly [string, Rect | undefined]): entry is readonly [string, Rect] => entry[1] !== undefined;

const isIn = ({ left, right, top, bottom }: DOMRect, { x, y }: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;
