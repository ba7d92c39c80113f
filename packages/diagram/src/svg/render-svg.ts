import { boundsOf, grown, type Page, type Rect } from '../model/index.ts';
import { lazy } from '../scene/lazy.ts';
import { readScene } from '../scene/read-scene.ts';
import type { SceneItem } from '../scene/scene.ts';
import { fontStack } from '../text/index.ts';
import { cellNames } from './cell-names.ts';
import { drawEdge, type EdgePaint } from './draw-edge.ts';
import { drawLabel } from './draw-label.ts';
import { drawMark, type Mark } from './draw-mark.ts';
import { drawPin, type Pin, pinBox } from './draw-pin.ts';
import { drawShape } from './draw-shape.ts';
import { type Joins, joinsOf } from './joined-lines.ts';
import { crossingsOf, jumpsLines } from './line-jumps.ts';
import { element, escapeXml, formatNumber, opened } from './markup.ts';
import { colourOf, createDefinitions, type Palette } from './paint.ts';

export interface SvgOptions {
  /** A colour, or `none`; the page's own background where absent, else none. */
  readonly background?: string;
  /** Empty space around the diagram in px, 0 when absent. */
  readonly padding?: number;
  /** What the picture is called, for screen readers; the page's name when absent. */
  readonly title?: string;
  /** What the picture shows, for screen readers. */
  readonly description?: string;
  /** What is to be told of cells, by their ids. */
  readonly marks?: ReadonlyMap<string, Mark>;
  /** Signs on it, over everything else. */
  readonly pins?: readonly Pin[];
}

/**
 * Draws a page as draw.io shows it: an SVG with native text, without scripts or references to the outside, the same
 * bytes for the same page everywhere. Its size is that of the diagram in px, and lines of one pixel are crisp.
 */
export const renderSvg = (page: Page, options: SvgOptions = {}): string => svgText(drawPage(page, options));

/** A picture in the pieces that change by themselves. */
export interface Picture {
  /** What it shows of the page, px. */
  readonly frame: Rect;
  /** Its start tag, and all that comes before the parts. */
  readonly sheet: string;
  /** Elements in paint order; one that is drawn as before is the same text. */
  readonly parts: readonly string[];
}

export const svgText = ({ sheet, parts }: Picture): string => `${sheet}${parts.join('')}</svg>`;

/** The picture that `renderSvg` writes as one text. */
export const drawPage = (page: Page, options: SvgOptions = {}): Picture => {
  const scene = readScene(page);
  const background = colourOf(options.background ?? page.attributes.background, 'none');
  const palette: Palette = { foreground: '#000000', background: background === 'none' ? '#ffffff' : background };
  const definitions = createDefinitions();
  const pins = options.pins ?? [];
  const shown = boundsOf([scene.bounds, ...pins.map(pinBox)]) ?? scene.bounds;
  const frame = pixelFrame(grown(shown, options.padding ?? 0));
  const nameOf = cellNames(scene.items);
  const crossings = lazy(() => crossingsOf(scene.items));
  const joins = joinsOf(scene.items);
  const items = scene.items.map((item) =>
    keptMarkup(item, nameOf(item), {
      palette,
      definitions,
      crossings: () => crossings().of(item),
      joins: joins(item),
    }),
  );
  const marks = scene.items.map((item) => {
    const mark = options.marks?.get(item.cell.id);
    return mark === undefined ? '' : drawMark(item, mark);
  });
  const defs = definitions.markup();
  const start = opened('svg', {
    xmlns: 'http://www.w3.org/2000/svg',
    width: frame.width,
    height: frame.height,
    viewBox: [frame.x, frame.y, frame.width, frame.height].map(formatNumber).join(' '),
    role: 'img',
    'font-family': fontStack(undefined),
    'stroke-miterlimit': 10,
  });
  const sheet = [
    `${start}>`,
    textElement('title', options.title ?? page.name),
    textElement('desc', options.description ?? ''),
    defs === '' ? '' : element('defs', {}, defs),
    background === 'none' ? '' : element('rect', { ...frame, fill: background }),
  ].join('');
  return { frame, sheet, parts: [...items, ...marks, ...pins.map(drawPin)].filter((part) => part !== '') };
};

/** Whole pixels around the box, begun half a pixel early: lines at whole coordinates then fill whole pixels. */
const pixelFrame = (bounds: Rect): Rect => {
  const left = Math.floor(bounds.x);
  const top = Math.floor(bounds.y);
  return {
    x: left - 0.5,
    y: top - 0.5,
    width: Math.max(1, Math.ceil(bounds.x + bounds.width) - left + 1),
    height: Math.max(1, Math.ceil(bounds.y + bounds.height) - top + 1),
  };
};

const textElement = (name: 'title' | 'desc', text: string): string =>
  text === '' ? '' : element(name, {}, escapeXml(text));

/** An item as it was drawn last, and what it was drawn with. */
interface Kept {
  readonly name: string;
  readonly background: string;
  readonly joins: Joins;
  readonly markup: string;
  readonly definitions: readonly (readonly [id: string, markup: string])[];
}

const kept = new WeakMap<SceneItem, Kept>();

/** Drawn anew only where it is another item; a line that jumps over others changes with them. */
const keptMarkup = (item: SceneItem, name: string, paint: EdgePaint): string => {
  if (item.kind === 'edge' && jumpsLines(item.style)) return drawItem(item, name, paint);
  const { joins } = paint;
  const { background } = paint.palette;
  let drawn = kept.get(item);
  if (drawn?.name !== name || drawn.background !== background || !isSame(drawn.joins, joins)) {
    const definitions: [string, string][] = [];
    const add = (id: string, markup: string): void => void definitions.push([id, markup]);
    const markup = drawItem(item, name, { ...paint, definitions: { add } });
    drawn = { name, background, joins, markup, definitions };
    kept.set(item, drawn);
  }
  for (const [id, markup] of drawn.definitions) paint.definitions.add(id, markup);
  return drawn.markup;
};

const isSame = (one: Joins, other: Joins): boolean => one.start === other.start && one.end === other.end;

/** A cell is a group of its own, with its id for whoever works with the picture and its name for screen readers. */
const drawItem = (item: SceneItem, name: string, paint: EdgePaint): string => {
  const { palette, definitions } = paint;
  const body = item.kind === 'shape' ? drawShape(item, palette, definitions) : drawEdge(item, paint);
  const label = item.label ? drawLabel(item.label, { style: item.style, palette, definitions }) : '';
  if (body === '' && label === '') return '';
  return `<g data-cell="${escapeXml(item.cell.id)}">${textElement('title', name)}${body}${label}</g>`;
};
