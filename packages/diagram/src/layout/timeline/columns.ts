import type { Connector, Shape } from '../../model/index.ts';
import { type Enclosure, isEnclosure, type Step } from './enclosures.ts';
import type { Lifelines } from './lifelines.ts';

/** Distances across the page, px. */
const betweenHeads = 40;
const besideLabel = 16;
export const loopWidth = 30;
export const besideLoop = 5;
export const besideLifeline = 14;
const aroundLifeline = 34;
const aroundInner = 14;
/** Texts at the left end of a frame up to this width stay clear of the frame's first lifeline. */
const longestClearText = 190;

export interface Columns {
  /** The lifelines in order. */
  readonly order: readonly string[];
  /** The middle of each lifeline. */
  readonly centres: ReadonlyMap<string, number>;
  /** The part of the gap after the lifeline of that number which is free for the label of a message. */
  readonly clear: (gap: number, message: Connector) => { readonly left: number; readonly right: number };
  /** Left and right border of each frame and section. */
  readonly enclosures: ReadonlyMap<string, { readonly left: number; readonly right: number }>;
}

export const isColumn = (shape: Shape): boolean =>
  shape.parent === undefined && (shape.placing === 'lifeline' || shape.placing === 'node');

/** Gives every lifeline its column: as near to each other as heads, labels, loops, notes and frames allow. */
export const placeColumns = (
  lifelines: Lifelines,
  steps: readonly Step[],
  enclosures: readonly Enclosure[],
): Columns => {
  const diagram = lifelines.plain;
  const shapes = diagram.shapes.filter(isColumn);
  const order = shapes.map((shape) => shape.id);
  const gaps = shapes.slice(1).map((shape, index) => {
    const before = shapes[index] ?? shape;
    return before.size.width / 2 + shape.size.width / 2 + betweenHeads;
  });
  const widen = (index: number, width: number): void => {
    const gap = gaps[index];
    if (gap !== undefined) gaps[index] = Math.max(gap, Math.ceil(width));
  };
  const taken = (gap: number, message: Connector) => takenOf(gap, message, order, lifelines);
  const clearWidth = (gap: number, message: Connector): number => {
    const { left, right } = taken(gap, message);
    return (gaps[gap] ?? 0) - left - right;
  };
  const messages = diagram.connectors.toSorted((one, other) => reach(one, order) - reach(other, order));
  for (const message of messages) {
    const from = order.indexOf(message.from);
    const to = order.indexOf(message.to);
    const { width } = message.labelSize;
    if (from < 0 || to < 0 || message.label === '') continue;
    if (from === to) widen(from, lifelines.reachOf(message.from) + loopWidth + besideLoop + width + besideLabel);
    else if (roomyGap(message, order, clearWidth) === undefined) {
      const gap = from < to ? from : from - 1;
      const { left, right } = taken(gap, message);
      widen(gap, left + width + 2 * besideLabel + right);
    }
  }
  for (const note of diagram.shapes) {
    if (note.placing !== 'note') continue;
    widen(order.indexOf(note.about?.[0] ?? order[0] ?? ''), note.size.width + 2 * besideLifeline);
  }
  const indents = indentsOf(steps, enclosures, order);
  for (const { index, indent, nesting } of indents.values())
    widen(index - 1, indent + nesting * aroundInner + 2 * besideLabel);
  const centres = new Map<string, number>();
  let x = 0;
  order.forEach((id, index) => {
    if (index > 0) x += gaps[index - 1] ?? 0;
    centres.set(id, x);
  });
  const clear = (gap: number, message: Connector): { left: number; right: number } => {
    const { left, right } = taken(gap, message);
    const [start, end] = [gap, gap + 1].map((index) => centres.get(order[index] ?? '') ?? 0);
    return { left: (start ?? 0) + left, right: (end ?? 0) - right };
  };
  return { order, centres, clear, enclosures: placeEnclosures({ lifelines, steps, enclosures, centres, indents }) };
};

const reach = ({ from, to }: Connector, order: readonly string[]): number =>
  Math.abs(order.indexOf(from) - order.indexOf(to));

/** A plain bar's half width, px: the room beside labels holds that much. */
const usualReach = 5;

/** What bars and the head of a lifeline that the message creates take from either end of a gap, px. */
const takenOf = (
  gap: number,
  message: Connector,
  order: readonly string[],
  { reachOf, createdBy }: Lifelines,
): { readonly left: number; readonly right: number } => {
  const created = createdBy(message.id);
  const half = (created?.size.width ?? 0) / 2;
  const [start = '', end = ''] = [order[gap], order[gap + 1]];
  return {
    left: created?.id === start ? half : Math.max(0, reachOf(start) - usualReach),
    right: created?.id === end ? half : 0,
  };
};

/** The gap between two neighbours on the way of a message, the nearest to its source first, in which its label fits. */
const roomyGap = (
  message: Connector,
  order: readonly string[],
  clearWidth: (gap: number, message: Connector) => number,
): number | undefined => {
  const from = order.indexOf(message.from);
  const to = order.indexOf(message.to);
  const step = from < to ? 1 : -1;
  for (let index = from; index !== to; index += step) {
    const gap = Math.min(index, index + step);
    if (clearWidth(gap, message) >= message.labelSize.width + 2 * besideLabel - 1) return gap;
  }
  return undefined;
};

/** The gap in which the label of a message stands; undefined where none is wide enough. */
export const gapFor = (message: Connector, { order, clear }: Columns): number | undefined =>
  roomyGap(message, order, (gap) => {
    const { left, right } = clear(gap, message);
    return right - left;
  });

interface Indent {
  /** The column of the leftmost lifeline. */
  readonly index: number;
  /** From the frame's left border to that lifeline. */
  readonly indent: number;
  /** How many frames around it begin at the same lifeline. */
  readonly nesting: number;
}

/** How far each frame reaches to the left of its first lifeline, so that its title and guards stand free. */
const indentsOf = (
  steps: readonly Step[],
  enclosures: readonly Enclosure[],
  order: readonly string[],
): ReadonlyMap<string, Indent> => {
  const indents = new Map<string, Indent>();
  for (const { shape, first, last, depth } of enclosures) {
    if (shape.placing !== 'frame') continue;
    const index = Math.max(0, Math.min(...columnsIn(steps.slice(first, last + 1), order)));
    const texts = [shape, ...enclosures.map((other) => other.shape).filter((other) => other.parent === shape.id)];
    const clear = texts.map(({ size }) => size.width).filter((width) => width <= longestClearText);
    indents.set(shape.id, {
      index,
      indent: Math.max(aroundLifeline, ...clear.map((width) => width + 4)),
      nesting: Math.floor(depth / 2),
    });
  }
  return indents;
};

/** The columns of the messages; all of them where there is none. */
const columnsIn = (steps: readonly Step[], order: readonly string[]): readonly number[] => {
  const ends = steps.flatMap(({ message }) => (message === undefined ? [] : [message.from, message.to]));
  const found = ends.map((id) => order.indexOf(id)).filter((index) => index >= 0);
  return found.length > 0 ? found : [0, order.length - 1];
};

interface EnclosureInput {
  readonly lifelines: Lifelines;
  readonly steps: readonly Step[];
  readonly enclosures: readonly Enclosure[];
  readonly centres: ReadonlyMap<string, number>;
  readonly indents: ReadonlyMap<string, Indent>;
}

/** From the inside out: a frame reaches around its lifelines, loops and inner frames. A section is as wide as its frame. */
const placeEnclosures = ({ lifelines, steps, enclosures, centres, indents }: EnclosureInput): Columns['enclosures'] => {
  const placed = new Map<string, { left: number; right: number }>();
  const order = [...centres.keys()];
  const parentOf = new Map(lifelines.plain.shapes.filter(isEnclosure).map((shape) => [shape.id, shape.parent]));
  const frames = enclosures.filter(({ shape }) => shape.placing === 'frame');
  for (const frame of frames.toSorted((one, other) => other.depth - one.depth)) {
    const own = steps.slice(frame.first, frame.last + 1);
    const xs = columnsIn(own, order).map((index) => centres.get(order[index] ?? '') ?? 0);
    const loops = own.flatMap(({ message }) => {
      if (message === undefined || message.from !== message.to) return [];
      const start = (centres.get(message.from) ?? 0) + lifelines.reachOf(message.from);
      return [start + loopWidth + besideLoop + message.labelSize.width + besideLabel];
    });
    const heads = own.flatMap(({ message }) => {
      const created = lifelines.createdBy(message?.id ?? '');
      return created === undefined
        ? []
        : [{ x: centres.get(created.id) ?? 0, half: created.size.width / 2 + aroundInner }];
    });
    const inner = frames.filter(({ shape }) => {
      const holder = parentOf.get(shape.id);
      return holder !== undefined && (holder === frame.shape.id || parentOf.get(holder) === frame.shape.id);
    });
    const innerBoxes = inner.flatMap(({ shape }) => placed.get(shape.id) ?? []);
    const texts = [
      frame.shape,
      ...enclosures.map(({ shape }) => shape).filter(({ parent }) => parent === frame.shape.id),
    ];
    const indent = indents.get(frame.shape.id)?.indent ?? aroundLifeline;
    const left = Math.min(
      Math.min(...xs) - indent,
      ...heads.map(({ x, half }) => x - half),
      ...innerBoxes.map((box) => box.left - aroundInner),
    );
    const right = Math.max(
      Math.max(...xs) + aroundLifeline,
      ...loops,
      ...heads.map(({ x, half }) => x + half),
      ...innerBoxes.map((box) => box.right + aroundInner),
      ...texts.map(({ size }) => left + size.width + besideLabel),
    );
    placed.set(frame.shape.id, { left, right: Math.ceil(right) });
  }
  for (const { shape } of enclosures) {
    const box = shape.placing === 'section' ? placed.get(shape.parent ?? '') : undefined;
    if (box !== undefined) placed.set(shape.id, box);
  }
  return placed;
};
