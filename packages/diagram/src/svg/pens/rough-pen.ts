import rough from 'roughjs';
import { isStyleOn, type Point, type Style, styleNumber } from '../../model/index.ts';
import { element, formatNumber } from '../markup.ts';
import { strokeWidthOf } from '../paint.ts';
import { pathDataAt } from '../path-data.ts';
import type { Path } from '../shapes/path.ts';
import type { Pen, PenPaint } from './pen.ts';
import { type Box, ellipseOf, rectangleOf } from './plain-forms.ts';

/**
 * Draws with a rough hand, as draw.io does for `sketch=1`, by the library that draw.io uses (Rough.js): every line twice, each
 * time a little off, and fills as hatching. The keys of the style that tune it are draw.io's: `jiggle`, `bowing`,
 * `curveFitting`, `simplification`, `fillStyle`, `fillWeight`, `hachureAngle`, `hachureGap`, `disableMultiStroke` and
 * `disableMultiStrokeFill`.
 */
export const roughPen = (style: Style, { seed, paper }: { readonly seed: number; readonly paper: string }): Pen => {
  const tuning = { seed, preserveVertices: true, ...tuningOf(style) };
  return ({ path, at, paint }) => {
    const { fill, 'fill-opacity': fillOpacity, ...line } = paint;
    const box = boxOf(path, at);
    const fillStyle = fillStyleOf(style, fill, paper);
    const options = {
      ...tuning,
      ...(fill === 'none' ? {} : { fill, fillStyle }),
      stroke: String(line.stroke ?? 'none'),
      hachureGap: gapOf(style, fillStyle, box),
    };
    const drawable = drawableOf(path, at, options);
    return drawable.sets
      .map((set) =>
        element('path', { d: dataOf(set.ops), ...strokePaint(set.type, { line, fill, fillOpacity, style }) }),
      )
      .join('');
  };
};

const generator = rough.generator();

type RoughOptions = NonNullable<Parameters<typeof generator.path>[1]>;
type Ops = ReturnType<typeof generator.path>['sets'][number]['ops'];

/** Boxes and ellipses are drawn in one go each; all else along its outline. */
const drawableOf = (path: Path, at: Point, options: RoughOptions) => {
  const rectangle = rectangleOf(path);
  if (rectangle) {
    return generator.rectangle(rectangle.x + at.x, rectangle.y + at.y, rectangle.width, rectangle.height, options);
  }
  const ellipse = ellipseOf(path);
  if (!ellipse) return generator.path(pathDataAt(path, at), options);
  const { width, height } = ellipse;
  return generator.ellipse(ellipse.x + at.x + width / 2, ellipse.y + at.y + height / 2, width, height, options);
};

const tuningOf = (style: Style): RoughOptions => ({
  strokeWidth: strokeWidthOf(style),
  roughness: within(0, 10, styleNumber(style, 'jiggle', 1)),
  bowing: within(0, 20, styleNumber(style, 'bowing', 1)),
  curveFitting: within(0, 1, styleNumber(style, 'curveFitting', 0.95)),
  hachureAngle: within(-360, 360, styleNumber(style, 'hachureAngle', -41)),
  disableMultiStroke: isStyleOn(style, 'disableMultiStroke'),
  disableMultiStrokeFill: isStyleOn(style, 'disableMultiStrokeFill'),
  ...(style.simplification === undefined
    ? {}
    : { simplification: within(0.01, 1, styleNumber(style, 'simplification', 1)) }),
});

const within = (least: number, most: number, value: number): number => Math.max(least, Math.min(most, value));

const fillStyles = new Set(['hachure', 'solid', 'zigzag', 'cross-hatch', 'dots', 'dashed', 'zigzag-line']);

/** Where the style leaves it open, the colour of the paper is laid on flat, and every other one is hatched. */
const fillStyleOf = (style: Style, fill: string, paper: string): string => {
  if (fill.startsWith('url(')) return 'solid';
  const chosen = style.fillStyle ?? 'auto';
  if (fillStyles.has(chosen)) return chosen;
  return fill.toLowerCase() === paper.toLowerCase() ? 'solid' : 'hachure';
};

const fine = new Set(['dots', 'dashed', 'zigzag-line']);

/** Px between the lines of a hatching: four times the line's width; wider where a large shape would need thousands. */
const gapOf = (style: Style, fillStyle: string, { width, height }: Box): number => {
  const asked = styleNumber(style, 'hachureGap', -1);
  const gap = asked > 0 ? asked : 4 * strokeWidthOf(style);
  const most = fine.has(fillStyle) ? Math.sqrt((width * height) / 2000) : (width + height) / 400;
  return Math.max(1, gap, most);
};

const strokePaint = (
  kind: 'path' | 'fillPath' | 'fillSketch',
  {
    line,
    fill,
    fillOpacity,
    style,
  }: {
    readonly line: Omit<PenPaint, 'fill'>;
    readonly fill: string;
    readonly fillOpacity: PenPaint[string];
    readonly style: Style;
  },
): Record<string, string | number | undefined> => {
  const soft = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  if (kind === 'path') return { fill: 'none', ...line, ...soft };
  if (kind === 'fillPath') return { fill, 'fill-opacity': fillOpacity };
  const weight = styleNumber(style, 'fillWeight', -1);
  const width = within(0.1, 100, weight > 0 ? weight : strokeWidthOf(style) / 2);
  return { fill: 'none', stroke: fill, 'stroke-width': width, 'stroke-opacity': fillOpacity, ...soft };
};

const letters = { move: 'M', bcurveTo: 'C', lineTo: 'L' } as const;

const dataOf = (ops: Ops): string => ops.map(({ op, data }) => letters[op] + data.map(formatNumber).join(' ')).join('');

/** Around the points that the path names; near enough for the size of its hatching. */
const boxOf = (path: Path, at: Point): Box => {
  const xs: number[] = [at.x];
  const ys: number[] = [at.y];
  for (const command of path) {
    const [x, y] = [command.at(-2), command.at(-1)];
    if (typeof x === 'number' && typeof y === 'number') {
      xs.push(x + at.x);
      ys.push(y + at.y);
    }
  }
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
};
