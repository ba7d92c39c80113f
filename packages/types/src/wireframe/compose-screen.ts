import type { Shape, SpecGroup, SpecNode, Style } from '@diagloom/diagram/model';
import { measureText, wrapText } from '@diagloom/diagram/text';
import type { Theme } from '@diagloom/diagram/themes';
import { labelFont } from '../families/compose/label-font.ts';
import { isInBar, stack } from './stack.ts';
import { isSide, stackColumns } from './stack-columns.ts';

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
const titleHeight = 32;
const markWidth = 44;

/** A screen as a window, and inside it its elements from top to bottom in their order, or in the columns that they are told to stand in. */
export const composeScreen = (group: SpecGroup, nodes: readonly SpecNode[], theme: Theme): readonly Shape[] => {
  const frame = frameOf(group, nodes);
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
  // A phone or a dialog has room for one column.
  const arrange = frame.width === wide ? stackColumns : stack;
  const column = { screen: group.id, left: margin, top: head + margin, width: frame.width - 2 * margin, theme };
  const { shapes, bottom } = arrange(nodes, column);
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

/** What stands in columns or in a long row needs a wide window. */
const wide = 640;
const mostInNarrow = 2;

const frameOf = ({ kind = 'screen' }: SpecGroup, nodes: readonly SpecNode[]): Frame => {
  const frame = frames[kind] ?? plainFrame;
  const inBar = nodes.filter(({ properties }) => isInBar(properties?.column)).length;
  const cards = nodes.filter((node) => node.kind === 'card').length;
  const isWide = kind === 'screen' && (nodes.some(isSide) || inBar > mostInNarrow || cards > mostInNarrow);
  return isWide ? { ...frame, width: wide } : frame;
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
