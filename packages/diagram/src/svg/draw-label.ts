import type { Style } from '../model/index.ts';
import type { SceneLabel, SceneLine, SceneRun } from '../scene/scene.ts';
import { element, escapeXml, formatNumber } from './markup.ts';
import { colourOf, opacityOf, type Palette } from './paint.ts';

/** A label as native text: one `<text>` per line, one `<tspan>` per run where a line has several. */
export const drawLabel = (label: SceneLabel, style: Style, palette: Palette): string => {
  const colour = colourOf(style.fontColor, palette.foreground);
  if (colour === 'none') return '';
  const text = [
    ...labelBackground(label, style, palette),
    ...label.lines.filter(hasInk).map((line) => drawLine(line, label, palette)),
  ].join('');
  const { turn } = label;
  const attributes = {
    opacity: opacityOf(style, 'textOpacity'),
    transform: turn
      ? `rotate(${formatNumber(turn.degrees)} ${formatNumber(turn.about.x)} ${formatNumber(turn.about.y)})`
      : undefined,
  };
  const isPlain = attributes.opacity === undefined && attributes.transform === undefined;
  return isPlain ? text : element('g', attributes, text);
};

const hasInk = (line: SceneLine): boolean => line.runs.some((run) => run.text.trim() !== '');

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
  const runs = line.runs.map((run) => element('tspan', runAttributes(run, palette), escapeXml(run.text)));
  return element('text', { ...place, ...keepSpaces(whole) }, runs);
};

/** Only text with spaces that XML would drop needs to say so. */
const keepSpaces = (text: string) => (/^ | $| {2}|\t/.test(text) ? { 'xml:space': 'preserve' } : {});

const runAttributes = (run: SceneRun, palette: Palette) => {
  const decoration = [run.underline ? 'underline' : '', run.strikethrough ? 'line-through' : ''].join(' ').trim();
  return {
    'font-size': run.fontSize,
    'font-weight': run.bold ? 'bold' : undefined,
    'font-style': run.italic ? 'italic' : undefined,
    'text-decoration': decoration === '' ? undefined : decoration,
    fill: colourOf(run.colour, palette.foreground),
  };
};
