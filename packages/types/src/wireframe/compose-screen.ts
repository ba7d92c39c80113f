import type { Shape, SpecGroup, SpecNode, Style } from '@diagloom/diagram/model';
import { measureText, wrapText } from '@diagloom/diagram/text';
import type { Theme } from '@diagloom/diagram/themes';
import { labelFont } from '../families/compose/label-font.ts';
import { type Element, elementOf, type Inside } from './elements/index.ts';

/** The frame of a kind of screen, px. */
interface Frame {
  readonly width: number;
  readonly corner: number;
  /** What stands in its title bar beside the title. */
  readonly mark?: { readonly text: string; readonly side: 'left' | 'right'; readonly fontSize?: string };
}

const frames: Readonly<Record<string, Frame>> = {
  screen: { width: 340, corner: 10, mark: { text: '●  ●  ●', side: 'left' } },
  phone: { width: 240, corner: 28 },
  dialog: { width: 300, corner: 10, mark: { text: '×', side: 'right', fontSize: '18' } },
};

const plainFrame = { width: 340, corner: 10, mark: { text: '●  ●  ●', side: 'left' } } as const;

const margin = 20;
const gap = 14;
const titleHeight = 32;
const markWidth = 44;

/** A screen as a window, and inside it its elements from top to bottom in their order; small ones may share a row. */
export const composeScreen = (group: SpecGroup, nodes: readonly SpecNode[], theme: Theme): readonly Shape[] => {
  const frame = frames[group.kind ?? ''] ?? plainFrame;
  const style: Style = {
    swimlane: '',
    startSize: String(titleHeight),
    rounded: '1',
    arcSize: String(frame.corner),
    absoluteArcSize: '1',
    whiteSpace: 'wrap',
    html: '1',
    collapsible: '0',
    ...theme.styleFor('shape', 'screen'),
    ...(group.kind === undefined ? {} : { dlKind: group.kind }),
  };
  const font = labelFont(style);
  const title = wrapText(group.label, frame.width - 2 * (markWidth + margin), font);
  const head = Math.max(titleHeight, Math.ceil(measureText(title.join('\n'), font).height) + 14);
  const { shapes, bottom } = stack(nodes, group.id, { top: head + margin, width: frame.width - 2 * margin, theme });
  const screen: Shape = {
    id: group.id,
    role: 'screen',
    placing: 'node',
    label: title.join('\n'),
    size: { width: frame.width, height: Math.max(bottom + margin, 160) },
    style: { ...style, startSize: String(head) },
  };
  return [screen, ...markOf(group.id, frame, theme), ...shapes];
};

const markOf = (screen: string, { mark, width }: Frame, theme: Theme): readonly Shape[] => {
  if (mark === undefined) return [];
  const style = {
    text: '',
    html: '1',
    align: 'center',
    verticalAlign: 'middle',
    ...theme.styleFor('shape', 'screen-mark'),
    ...(mark.fontSize === undefined ? {} : { fontSize: mark.fontSize }),
    dlPart: 'mark',
  };
  const size = { width: markWidth, height: 20 };
  const offset = { x: mark.side === 'left' ? 8 : width - markWidth, y: 6 };
  return [
    {
      id: `${screen}.mark`,
      role: 'screen-mark',
      placing: 'part',
      label: mark.text,
      size,
      style,
      parent: screen,
      offset,
    },
  ];
};

interface Column {
  readonly top: number;
  readonly width: number;
  readonly theme: Theme;
}

const stack = (
  nodes: readonly SpecNode[],
  screen: string,
  { top, width, theme }: Column,
): { readonly shapes: readonly Shape[]; readonly bottom: number } => {
  const shapes: Shape[] = [];
  let row: { readonly kind: string | undefined; readonly y: number; right: number; height: number } | undefined;
  let bottom = top - gap;
  for (const node of nodes) {
    const beside = row?.kind === node.kind ? row : undefined;
    const element = elementOf(node.kind)(node, { width, theme, isFirst: beside === undefined });
    const fits = element.isInline && beside !== undefined && beside.right + gap + element.size.width <= width;
    if (fits && beside !== undefined) {
      shapes.push(...place(node, element, screen, { x: margin + beside.right + gap, y: beside.y }));
      beside.right += gap + element.size.width;
      bottom = Math.max(bottom, beside.y + element.size.height);
      continue;
    }
    const y = bottom + gap + (element.above ?? 0);
    shapes.push(...place(node, element, screen, { x: margin, y }));
    row = element.isInline ? { kind: node.kind, y, right: element.size.width, height: element.size.height } : undefined;
    bottom = y + element.size.height;
  }
  return { shapes, bottom };
};

const place = (
  node: SpecNode,
  element: Element,
  screen: string,
  offset: { readonly x: number; readonly y: number },
): readonly Shape[] => [
  {
    id: node.id,
    role: element.role,
    placing: 'part',
    label: node.label,
    size: element.size,
    style: { ...element.style, ...(node.kind === undefined ? {} : { dlKind: node.kind }) },
    parent: screen,
    offset,
  },
  ...(element.inside ?? []).map((inside, index) => placeInside(node.id, inside, index)),
];

const placeInside = (owner: string, inside: Inside, index: number): Shape => ({
  id: `${owner}.${inside.use}-${index + 1}`,
  role: inside.role,
  placing: 'part',
  label: inside.label,
  size: inside.size,
  style: { ...inside.style, dlPart: inside.use },
  parent: owner,
  offset: inside.at,
});
