import type { Rect } from '../../model/index.ts';
import { lineWidth } from '../../text/index.ts';
import type { LabelDecoration } from '../scene.ts';
import { breakLines, type MeasuredLine } from './break-lines.ts';
import type { Align, BoxBlock, Frame, LabelBlock, Length, TextBlock } from './label-blocks.ts';
import { layOutTable } from './lay-out-table.ts';

/**
 * Places blocks below each other in a given width, as a browser does: margins of neighbours overlap, and those of a
 * box without border and padding overlap with its children's. Everything is relative to the top left corner.
 */
export const layOutBlocks = (blocks: readonly LabelBlock[], room: Room): LaidOut => {
  const [first] = blocks;
  if (blocks.length === 1 && first?.kind === 'text') return layOutText(first, room);
  const flow = layOutFlow(blocks, room);
  const shifted = moved(flow, 0, flow.before);
  return { ...shifted, height: flow.before + flow.height + flow.after };
};

export interface Room {
  /** px. */
  readonly width: number;
  /** Where a share of it means something. */
  readonly height?: number;
  readonly align: Align;
  /** False where lines are broken only by the text itself. */
  readonly wraps: boolean;
}

export interface LaidOut {
  readonly height: number;
  readonly lines: readonly LaidOutLine[];
  readonly decorations: readonly LabelDecoration[];
}

export interface LaidOutLine {
  readonly line: MeasuredLine;
  readonly x: number;
  readonly y: number;
}

/** Everything moved by an offset, px. */
export const moved = <Part extends Pick<LaidOut, 'lines' | 'decorations'>>(part: Part, x: number, y: number): Part =>
  x === 0 && y === 0
    ? part
    : {
        ...part,
        lines: part.lines.map(({ line, x: left, y: top }) => ({ line, x: left + x, y: top + y })),
        decorations: part.decorations.map((decoration) => ({
          ...decoration,
          box: { ...decoration.box, x: decoration.box.x + x, y: decoration.box.y + y },
        })),
      };

/** A stated size in px: of the content or of the whole box, as the style says; undefined where none is stated. */
export const statedSize = (
  length: Length | undefined,
  { around, extra, isBorderBox }: { readonly around?: number; readonly extra: number; readonly isBorderBox: boolean },
): number | undefined => {
  if (!length) return undefined;
  const size = 'px' in length ? length.px : around === undefined ? undefined : length.share * around;
  return size === undefined ? undefined : Math.max(0, isBorderBox ? size - extra : size);
};

/** Horizontal and vertical space that a frame takes inside its margins, px. */
export const frameExtra = ({ padding, border }: Frame): { readonly x: number; readonly y: number } => ({
  x: padding.left + padding.right + 2 * border.width,
  y: padding.top + padding.bottom + 2 * border.width,
});

/** The background and border of a frame around a box. */
export const frameDecorations = ({ background, border }: Frame, box: Rect): readonly LabelDecoration[] => {
  const fills = background ? [{ box, shape: 'rectangle' as const, fill: background }] : [];
  if (border.width === 0) return fills;
  const half = border.width / 2;
  const line = { x: box.x + half, y: box.y + half, width: box.width - 2 * half, height: box.height - 2 * half };
  return [...fills, { box: line, shape: 'rectangle', stroke: border.colour, strokeWidth: border.width }];
};

interface Flow extends LaidOut {
  /** Margins that are not inside `height` yet. */
  readonly before: number;
  readonly after: number;
}

const layOutFlow = (blocks: readonly LabelBlock[], room: Room): Flow => {
  const lines: LaidOutLine[] = [];
  const decorations: LabelDecoration[] = [];
  let before: number | undefined;
  let pending = 0;
  let y = 0;
  for (const block of blocks) {
    const laid = layOutBlock(block, room);
    if (laid.height === 0 && laid.lines.length === 0) {
      pending = Math.max(pending, laid.before, laid.after);
      continue;
    }
    const gap = Math.max(pending, laid.before);
    if (before === undefined) before = gap;
    else y += gap;
    const placed = moved(laid, 0, y);
    lines.push(...placed.lines);
    decorations.push(...placed.decorations);
    y += laid.height;
    pending = laid.after;
  }
  return { lines, decorations, height: y, before: before ?? 0, after: pending };
};

const layOutBlock = (block: LabelBlock, room: Room): Flow => {
  if (block.kind === 'text') return layOutText(block, room);
  const { margin } = block.frame;
  if (block.kind === 'box') return layOutBox(block, room);
  if (block.kind === 'rule') {
    const box = { x: margin.left, y: 0, width: room.width - margin.left - margin.right, height: block.thickness };
    return {
      lines: [],
      decorations: [{ box, shape: 'rectangle', fill: block.colour }],
      height: block.thickness,
      before: margin.top,
      after: margin.bottom,
    };
  }
  const table = layOutTable(block, { ...room, width: room.width - margin.left - margin.right });
  return { ...moved(table, margin.left, 0), before: margin.top, after: margin.bottom };
};

const shares = { left: 0, center: 0.5, right: 1 } as const;

const layOutText = (block: TextBlock, { width, align, wraps }: Room): Flow => {
  const lines: LaidOutLine[] = [];
  const share = shares[block.align ?? align];
  let y = 0;
  for (const line of breakLines(block, wraps ? width : Infinity)) {
    const free = width - line.width;
    // A browser lets a line that is too wide begin at the start.
    lines.push({ line, x: Math.max(0, free) * share, y });
    y += line.height;
  }
  return { lines, decorations: [], height: y, before: 0, after: 0 };
};

const layOutBox = (block: BoxBlock, room: Room): Flow => {
  const { frame } = block;
  const { margin, padding, border, isBorderBox } = frame;
  const extra = frameExtra(frame);
  const width =
    statedSize(frame.width, { around: room.width, extra: extra.x, isBorderBox }) ??
    Math.max(0, room.width - margin.left - margin.right - extra.x);
  const around = room.height === undefined ? {} : { around: room.height };
  const stated = statedSize(frame.height, { ...around, extra: extra.y, isBorderBox });
  const inner = layOutFlow(block.children, {
    width,
    align: room.align,
    wraps: room.wraps,
    ...(stated === undefined ? {} : { height: stated }),
  });
  const isOpenTop = border.width === 0 && padding.top === 0;
  const isOpenBottom = border.width === 0 && padding.bottom === 0 && stated === undefined;
  const insideTop = isOpenTop ? 0 : inner.before;
  const content = insideTop + inner.height + (isOpenBottom ? 0 : inner.after);
  const height = (stated ?? content) + extra.y;
  const left = margin.left + border.width + padding.left;
  const placed = moved(inner, left, border.width + padding.top + insideTop);
  const box = { x: margin.left, y: 0, width: width + extra.x, height };
  return {
    lines: [...placed.lines, ...markerLines(block, placed.lines)],
    decorations: [...frameDecorations(frame, box), ...placed.decorations, ...markerDots(block, placed.lines, left)],
    height,
    before: Math.max(margin.top, isOpenTop ? inner.before : 0),
    after: Math.max(margin.bottom, isOpenBottom ? inner.after : 0),
  };
};

/** The number of an item ends where its text begins. */
const markerLines = ({ marker }: BoxBlock, [first]: readonly LaidOutLine[]): readonly LaidOutLine[] => {
  if (!marker || !first || dots.has(marker.text)) return [];
  const run = { ...marker, text: marker.text.trimEnd() };
  const [line] = breakLines({ kind: 'text', runs: [run], strut: marker }, Infinity);
  if (!line) return [];
  return [
    {
      line,
      x: first.x - line.width - lineWidth(' ', { ...run, size: run.fontSize }),
      y: first.y + first.line.ascent - line.ascent,
    },
  ];
};

const dots = new Set(['•', '◦', '▪']);

/** A dot before the text, in the proportions of Chromium (`LayoutListMarker`): from the font's ascent in whole px. */
const markerDots = (
  { marker }: BoxBlock,
  [first]: readonly LaidOutLine[],
  left: number,
): readonly LabelDecoration[] => {
  if (!marker || !first || !dots.has(marker.text)) return [];
  const ascent = Math.round(marker.fontSize * 0.905);
  const offset = Math.floor((ascent * 2) / 3);
  const size = Math.floor((offset + 1) / 2);
  const box = {
    x: Math.min(left, first.x) - offset - 8,
    y: first.y + first.line.ascent - ascent + Math.floor((3 * (ascent - offset)) / 2),
    width: size,
    height: size,
  };
  const shape = marker.text === '▪' ? 'rectangle' : 'ellipse';
  return [{ box, shape, ...(marker.text === '◦' ? { stroke: marker.colour } : { fill: marker.colour }) }];
};
