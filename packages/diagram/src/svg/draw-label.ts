import type { Rect, Style } from '../model/index.ts';
import type { LabelDecoration, SceneLabel, SceneLine, SceneRun } from '../scene/scene.ts';
import { baselineBelowMiddleOf, fontStack, hasExactWidth, lineHeight } from '../text/index.ts';
import { element, escapeXml, formatNumber } from './markup.ts';
import { colourOf, type Definitions, opacityOf, type Palette } from './paint.ts';

/** What a label is painted with. */
export interface LabelPaint {
  readonly style: Style;
  readonly palette: Palette;
  readonly definitions: Definitions;
}

/** A label as native text: one `<text>` per line, one `<tspan>` per run where a line has several. */
export const drawLabel = (label: SceneLabel, { style, palette, definitions }: LabelPaint): string => {
  const colour = colourOf(style.fontColor, palette.foreground);
  if (colour === 'none') return '';
  let text = labelBackground(label, style, palette);
  for (const decoration of label.decorations ?? []) text += drawDecoration(decoration, palette);
  for (const line of label.lines) text += drawMarks(line);
  for (const line of label.lines) if (hasInk(line)) text += drawLine(line, label, palette);
  const { turn } = label;
  const attributes = {
    opacity: opacityOf(style, 'textOpacity'),
    'clip-path': label.clip ? clipReference(label.clip, definitions) : undefined,
    transform: turn
      ? `rotate(${formatNumber(turn.degrees)} ${formatNumber(turn.about.x)} ${formatNumber(turn.about.y)})`
      : undefined,
  };
  return Object.values(attributes).every((value) => value === undefined) ? text : element('g', attributes, text);
};

const hasInk = (line: SceneLine): boolean => line.runs.some((run) => run.text.trim() !== '');

const clipReference = ({ x, y, width, height }: Rect, definitions: Definitions): string => {
  const id = `clip-${[x, y, width, height].map((length) => formatNumber(length).replace('.', '_')).join('-')}`;
  definitions.add(id, element('clipPath', { id }, element('rect', { x, y, width, height })));
  return `url(#${id})`;
};

const drawDecoration = ({ box, shape, fill, stroke, strokeWidth }: LabelDecoration, palette: Palette): string => {
  const paint = {
    fill: fill === undefined ? 'none' : colourOf(fill, palette.foreground),
    ...(stroke === undefined ? {} : { stroke: colourOf(stroke, palette.foreground) }),
    ...(stroke === undefined || strokeWidth === undefined || strokeWidth === 1 ? {} : { 'stroke-width': strokeWidth }),
  };
  if (shape === 'rectangle') return element('rect', { ...crispBox(box, stroke !== undefined), ...paint });
  const [rx, ry] = [box.width / 2, box.height / 2];
  return element('ellipse', { cx: box.x + rx - 0.5, cy: box.y + ry - 0.5, rx, ry, ...paint });
};

/** On whole pixels, as browsers draw boxes of HTML. A line of one px lies in the middle of its pixel. */
const crispBox = ({ x, y, width, height }: Rect, isLine: boolean): Rect => {
  const shift = isLine ? 0 : 0.5;
  const left = Math.round(x - (isLine ? 0.5 : 0));
  const top = Math.round(y - (isLine ? 0.5 : 0));
  return {
    x: left - shift,
    y: top - shift,
    width: Math.round(x - (isLine ? 0.5 : 0) + width) - left,
    height: Math.round(y - (isLine ? 0.5 : 0) + height) - top,
  };
};

/** The colours behind runs, as high as their letters reach. */
const drawMarks = ({ runs, baseline }: SceneLine): string => {
  let { x } = baseline;
  let marks = '';
  for (const run of runs) {
    const fill = run.background === undefined ? 'none' : colourOf(run.background, 'none');
    if (fill !== 'none') {
      const box = {
        x,
        y: baseline.y - (run.rise ?? 0) - run.fontSize * (lineHeight / 2 + baselineBelowMiddleOf(run.family)) + 1,
        width: run.width,
        height: run.fontSize * 1.15,
      };
      marks += element('rect', { ...crispBox(box, false), fill });
    }
    x += run.width;
  }
  return marks;
};

const labelBackground = (label: SceneLabel, style: Style, palette: Palette): string => {
  const fill = backgroundColour(style.labelBackgroundColor, palette.background);
  const stroke = backgroundColour(style.labelBorderColor, palette.foreground);
  if (fill === 'none' && stroke === 'none') return '';
  const { x, y, width, height } = label.turn?.box ?? label.box;
  return element('rect', { x, y, width, height, fill, stroke: stroke === 'none' ? undefined : stroke });
};

const backgroundColour = (value: string | undefined, standard: string): string =>
  value === undefined || value === 'none' ? 'none' : colourOf(value, standard);

const anchors = { left: 'start', center: 'middle', right: 'end' } as const;

/** Upright text stands on a whole pixel, as browsers draw it; the pixels of our pictures begin at half coordinates. */
const crisp = (baseline: number): number => Math.floor(baseline - browserBias) + 0.5;

/** Browsers round down where we would still round up: seen in draw.io's own pictures. */
const browserBias = 0.4;

const shares = { left: 0, center: 0.5, right: 1 } as const;

/** Written as text, not as an element's attributes: most of a picture's time would go into making those. */
const drawLine = (line: SceneLine, { align, turn }: SceneLabel, palette: Palette): string => {
  const x = formatNumber(line.baseline.x + line.size.width * shares[align]);
  const y = formatNumber(turn ? line.baseline.y : crisp(line.baseline.y));
  const place = `x="${x}" y="${y}"${align === 'left' ? '' : ` text-anchor="${anchors[align]}"`}`;
  const [first] = line.runs;
  if (!first) return '';
  const width = fixedWidth(line.runs);
  if (line.runs.length === 1) {
    return `<text ${place}${width}${runAttributes(first, palette)}${keepSpaces(first.text)}>${escapeXml(first.text)}</text>`;
  }
  const whole = line.runs.map((run) => run.text).join('');
  const runs = line.runs.map((run, index) => {
    const drop = (line.runs[index - 1]?.rise ?? 0) - (run.rise ?? 0);
    const shift = drop === 0 ? '' : ` dy="${formatNumber(drop)}"`;
    return `<tspan${runAttributes(run, palette)}${shift}>${escapeXml(run.text)}</tspan>`;
  });
  return `<text ${place}${width}${keepSpaces(whole)}>${runs.join('')}</text>`;
};

/** The width that the layout gave a line: a system without fonts of these widths draws it with others, which must not leave the shape. */
const fixedWidth = (runs: readonly SceneRun[]): string => {
  if (!runs.every((run) => isOfUsualWidth(run) && hasExactWidth(run.text))) return '';
  const width = runs.reduce((sum, run) => sum + run.width, 0);
  return width === 0 ? '' : ` textLength="${formatNumber(width)}" lengthAdjust="spacingAndGlyphs"`;
};

const isOfUsualWidth = (run: SceneRun): boolean => run.fontName === undefined || isUsual(run);

/** Only text with spaces that XML would drop needs to say so. */
const keepSpaces = (text: string): string =>
  text.startsWith(' ') || text.endsWith(' ') || text.includes('  ') || text.includes('\t')
    ? ' xml:space="preserve"'
    : '';

/** The picture as a whole is set in it. */
const isUsual = ({ fontName }: SceneRun): boolean => /^(?:helvetica|arial)$/i.test(fontName ?? '');

const runAttributes = (run: SceneRun, palette: Palette): string => {
  const family = isOfUsualWidth(run) ? '' : ` font-family="${escapeXml(fontStack(run.fontName))}"`;
  const weight = run.bold ? ' font-weight="bold"' : '';
  const slant = run.italic ? ' font-style="italic"' : '';
  const fill = escapeXml(colourOf(run.colour, palette.foreground));
  return `${family} font-size="${formatNumber(run.fontSize)}"${weight}${slant}${decorationOf(run)} fill="${fill}"`;
};

const decorationOf = ({ underline, strikethrough }: SceneRun): string => {
  if (!underline && !strikethrough) return '';
  const lines = [...(underline ? ['underline'] : []), ...(strikethrough ? ['line-through'] : [])];
  return ` text-decoration="${lines.join(' ')}"`;
};
