import type { Rect, Style } from '../model/index.ts';
import type { LabelDecoration, SceneLabel, SceneLine, SceneRun } from '../scene/scene.ts';
import { baselineBelowMiddleOf, fontStack, lineHeight } from '../text/index.ts';
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
  const text = [
    ...labelBackground(label, style, palette),
    ...(label.decorations ?? []).map((decoration) => drawDecoration(decoration, palette)),
    ...label.lines.flatMap((line) => drawMarks(line)),
    ...label.lines.filter(hasInk).map((line) => drawLine(line, label, palette)),
  ].join('');
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
const drawMarks = ({ runs, baseline }: SceneLine): readonly string[] => {
  let { x } = baseline;
  return runs.flatMap((run) => {
    const box = {
      x,
      y: baseline.y - (run.rise ?? 0) - run.fontSize * (lineHeight / 2 + baselineBelowMiddleOf(run.family)) + 1,
      width: run.width,
      height: run.fontSize * 1.15,
    };
    x += run.width;
    const fill = run.background === undefined ? 'none' : colourOf(run.background, 'none');
    return fill === 'none' ? [] : [element('rect', { ...crispBox(box, false), fill })];
  });
};

const labelBackground = (label: SceneLabel, style: Style, palette: Palette): readonly string[] => {
  const fill = backgroundColour(style.labelBackgroundColor, palette.background);
  const stroke = backgroundColour(style.labelBorderColor, palette.foreground);
  if (fill === 'none' && stroke === 'none') return [];
  return [element('rect', { ...(label.turn?.box ?? label.box), fill, ...(stroke === 'none' ? {} : { stroke }) })];
};

const backgroundColour = (value: string | undefined, standard: string): string =>
  value === undefined || value === 'none' ? 'none' : colourOf(value, standard);

const anchors = { left: 'start', center: 'middle', right: 'end' } as const;

/** Upright text stands on a whole pixel, as browsers draw it; the pixels of our pictures begin at half coordinates. */
const crisp = (baseline: number): number => Math.floor(baseline - browserBias) + 0.5;

/** Browsers round down where we would still round up: seen in draw.io's own pictures. */
const browserBias = 0.4;

const drawLine = (line: SceneLine, { align, turn }: SceneLabel, palette: Palette): string => {
  const shift = { left: 0, center: line.size.width / 2, right: line.size.width }[align];
  const place = {
    x: line.baseline.x + shift,
    y: turn ? line.baseline.y : crisp(line.baseline.y),
    'text-anchor': align === 'left' ? undefined : anchors[align],
  };
  const [first, ...others] = line.runs;
  if (!first) return '';
  if (others.length === 0) {
    return element(
      'text',
      { ...place, ...runAttributes(first, palette), ...keepSpaces(first.text) },
      escapeXml(first.text),
    );
  }
  const whole = line.runs.map((run) => run.text).join('');
  const runs = line.runs.map((run, index) => {
    const drop = (line.runs[index - 1]?.rise ?? 0) - (run.rise ?? 0);
    const attributes = { ...runAttributes(run, palette), dy: drop === 0 ? undefined : drop };
    return element('tspan', attributes, escapeXml(run.text));
  });
  return element('text', { ...place, ...keepSpaces(whole) }, runs);
};

/** Only text with spaces that XML would drop needs to say so. */
const keepSpaces = (text: string) => (/^ | $| {2}|\t/.test(text) ? { 'xml:space': 'preserve' } : {});

/** The picture as a whole is set in it. */
const isUsual = ({ fontName }: SceneRun): boolean => /^(?:helvetica|arial)$/i.test(fontName ?? '');

const runAttributes = (run: SceneRun, palette: Palette) => {
  const decoration = [run.underline ? 'underline' : '', run.strikethrough ? 'line-through' : ''].join(' ').trim();
  return {
    'font-family': run.fontName === undefined || isUsual(run) ? undefined : fontStack(run.fontName),
    'font-size': run.fontSize,
    'font-weight': run.bold ? 'bold' : undefined,
    'font-style': run.italic ? 'italic' : undefined,
    'text-decoration': decoration === '' ? undefined : decoration,
    fill: colourOf(run.colour, palette.foreground),
  };
};
