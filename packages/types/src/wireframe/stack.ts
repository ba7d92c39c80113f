import type { Shape, SpecNode } from '@diagloom/diagram/model';
import type { Theme } from '@diagloom/diagram/themes';
import { type Element, elementOf } from './elements/index.ts';
import { placeElement } from './place-element.ts';

/** A column of a screen that elements stand in, px. */
export interface Column {
  readonly screen: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly theme: Theme;
}

export interface Stacked {
  readonly shapes: readonly Shape[];
  /** Where the last of them ends. */
  readonly bottom: number;
}

export const gap = 14;

/** Elements from top to bottom in their order; small ones of one kind, several cards and what stands in a bar share a row. */
export const stack = (nodes: readonly SpecNode[], column: Column): Stacked => {
  const shapes: Shape[] = [];
  let bottom = column.top - gap;
  for (const run of runsOf(nodes, column)) {
    const placed = run.isRow ? placeRow(run.nodes, bottom, column) : placeInline(run.nodes, bottom, column);
    shapes.push(...placed.shapes);
    bottom = placed.bottom;
  }
  return { shapes, bottom };
};

interface Run {
  readonly nodes: readonly SpecNode[];
  /** True where all of them share the width. */
  readonly isRow: boolean;
}

/** Narrower than this nothing can be read, px. */
const leastWidth = 92;

const runsOf = (nodes: readonly SpecNode[], { width }: Column): readonly Run[] => {
  const runs: (Run & { nodes: SpecNode[] })[] = [];
  const mostBeside = Math.max(1, Math.floor((width + gap) / (leastWidth + gap)));
  for (const node of nodes) {
    const run = runs.at(-1);
    const isRow = isBesideOthers(node);
    const isMore =
      run?.isRow === isRow && (!isRow || (isAlike(run.nodes.at(-1), node) && run.nodes.length < mostBeside));
    if (run !== undefined && isMore) run.nodes.push(node);
    else runs.push({ nodes: [node], isRow });
  }
  return runs;
};

const isBesideOthers = ({ kind, properties }: SpecNode): boolean => kind === 'card' || isInBar(properties?.column);

/** `row` over the whole width, `right-row` in the right column. */
export const isInBar = (column = ''): boolean => column.endsWith('row');

const isAlike = (one: SpecNode | undefined, other: SpecNode): boolean =>
  one !== undefined && isInBar(one.properties?.column) === isInBar(other.properties?.column);

/** Side by side, each in the middle of the highest: what has a size of its own keeps it, the others share the rest. */
const placeRow = (nodes: readonly SpecNode[], bottom: number, column: Column): Stacked => {
  const { theme, width, left, screen } = column;
  const isEven = nodes.every(({ kind }) => kind === 'card');
  const draw = (node: SpecNode, room: number): Element =>
    elementOf(node.kind)(node, { width: room, theme, isFirst: true, isInBar: !isEven });
  const own = nodes.map((node) => (isFlexible(node) ? undefined : draw(node, leastWidth)));
  const taken = own.reduce((sum, element) => sum + (element?.size.width ?? 0), gap * (nodes.length - 1));
  const share = Math.floor((width - taken) / Math.max(1, own.filter((element) => element === undefined).length));
  const elements = nodes.map((node, index) => own[index] ?? draw(node, Math.max(leastWidth, share)));
  const top = bottom + gap + Math.max(0, ...elements.map(({ above = 0 }) => above));
  const height = Math.max(0, ...elements.map(({ size }) => size.height));
  let x = left;
  return {
    shapes: nodes.flatMap((node, index) => {
      const element = elements[index];
      if (element === undefined) return [];
      const even = isEven ? { ...element, size: { ...element.size, height } } : element;
      const offset = { x, y: top + Math.round((height - even.size.height) / 2) };
      x += even.size.width + gap;
      return placeElement(node, even, screen, offset);
    }),
    bottom: top + height,
  };
};

/** What is as wide as there is room for it. */
const isFlexible = ({ kind = 'text' }: SpecNode): boolean =>
  !/^(?:image|text|link|button|heading|toggle|checkbox)$/.test(kind);

const placeInline = (nodes: readonly SpecNode[], start: number, column: Column): Stacked => {
  const { theme, width, left, screen } = column;
  const shapes: Shape[] = [];
  let row: { readonly kind: string | undefined; readonly y: number; right: number } | undefined;
  let bottom = start;
  for (const node of nodes) {
    const beside = row?.kind === node.kind ? row : undefined;
    const element = elementOf(node.kind)(node, { width, theme, isFirst: beside === undefined });
    if (element.isInline && beside !== undefined && beside.right + gap + element.size.width <= width) {
      shapes.push(...placeElement(node, element, screen, { x: left + beside.right + gap, y: beside.y }));
      beside.right += gap + element.size.width;
      bottom = Math.max(bottom, beside.y + element.size.height);
      continue;
    }
    const y = bottom + gap + (element.above ?? 0);
    shapes.push(...placeElement(node, element, screen, { x: left, y }));
    row = element.isInline ? { kind: node.kind, y, right: element.size.width } : undefined;
    bottom = y + element.size.height;
  }
  return { shapes, bottom };
};
