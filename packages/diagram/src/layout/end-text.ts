import type { Connector, Point, Rect, Size } from '../model/index.ts';
import { measureText } from '../text/index.ts';

/** Where a short text at an end of a line stands: just outside the shape, to the right of the line or above it. */
export interface EndText {
  readonly text: string;
  readonly end: 'from' | 'to';
  /** How draw.io hangs the text on the end point, and how far from it, px. */
  readonly align: 'left' | 'right';
  readonly verticalAlign: 'top' | 'bottom';
  readonly offset: Point;
  /** Around the text, absolute, px. */
  readonly box: Rect;
}

/** draw.io's font size for edges, px. */
const edgeFontSize = 11;
const gap = 4;
/** draw.io keeps this free around the text of a label, px. */
const spacing = 2;

/** The texts at the ends of a connector, such as multiplicities; none where it has none. */
export const endTextsOf = (connector: Connector, points: readonly Point[]): readonly EndText[] => [
  ...endTextAt(connector, 'from', points.at(0), points.at(1)),
  ...endTextAt(connector, 'to', points.at(-1), points.at(-2)),
];

const endTextAt = (
  connector: Connector,
  end: 'from' | 'to',
  point: Point | undefined,
  next: Point | undefined,
): readonly EndText[] => {
  const text = end === 'from' ? connector.fromText : connector.toText;
  if (text === undefined || text === '' || point === undefined || next === undefined) return [];
  const isLevel = Math.abs(next.x - point.x) >= Math.abs(next.y - point.y);
  const isForward = isLevel ? next.x >= point.x : next.y >= point.y;
  const align = isLevel && !isForward ? 'right' : 'left';
  const verticalAlign = isLevel || !isForward ? 'bottom' : 'top';
  const beside = diamondBreadth(connector, end) / 2;
  const offset = isLevel
    ? { x: isForward ? gap : -gap, y: -gap / 2 - beside }
    : { x: gap + beside, y: isForward ? gap / 2 : -gap / 2 };
  const size = endTextSize(connector, text);
  const x = point.x + offset.x + (align === 'left' ? 0 : -size.width);
  const y = point.y + offset.y + (verticalAlign === 'top' ? 0 : -size.height);
  return [{ text, end, align, verticalAlign, offset, box: { x, y, ...size } }];
};

/** How broad the diamond is that a line ends in, px; 0 for other ends, which lie close to their line. */
const diamondBreadth = ({ style }: Connector, end: 'from' | 'to'): number => {
  const [arrow = '', size = 0] = end === 'from' ? [style.startArrow, style.startSize] : [style.endArrow, style.endSize];
  if (!arrow.startsWith('diamond')) return 0;
  return Math.ceil(Number(size) / (arrow === 'diamondThin' ? thinness : 1));
};

/** How much longer than broad draw.io draws a thin diamond. */
const thinness = 1.7;

/** The box of a text at an end of a line, px. */
export const endTextSize = ({ style }: Connector, text: string): Size => {
  const { width, height } = measureText(text, { size: Number(style.fontSize ?? edgeFontSize) });
  return { width: width + 2 * spacing, height: height + 2 * spacing };
};
