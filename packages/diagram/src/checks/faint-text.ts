import { contains, grown, isStyleOn, overlaps, type Page } from '../model/index.ts';
import type { SceneItem, SceneShape } from '../scene/index.ts';
import { contrast, readColour } from '../themes/colour.ts';
import { isCanvas, isLabelInside, isSeeThrough } from './figures.ts';
import type { PageCheck } from './page-check.ts';
import type { PageFacts } from './page-facts.ts';

/** The least contrast of a text to what is behind it (WCAG 2.1, success criterion 1.4.3). */
export const leastContrast = 4.5;

/** A text can hardly be told from its ground. Texts on pictures, gradients and colours that we cannot read are left alone. */
export const faintText = {
  id: 'faint-text',
  find: (facts, page) => {
    const { shapes, edges, edgeLabels, nameOf } = facts;
    const onEdges = new Set(edgeLabels.map(({ cell }) => cell.id));
    const labelled: readonly SceneItem[] = [...shapes, ...edges.filter(({ cell }) => onEdges.has(cell.id))];
    return labelled.flatMap((item) => {
      if (item.label === undefined) return [];
      const ground = groundOf(item, facts, page);
      if (ground === undefined) return [];
      const runs = item.label.lines.flatMap((line) => line.runs).filter(({ text }) => text.trim() !== '');
      const isFaint = runs.some(({ colour }) => {
        const text = colour === 'default' ? (readable(item.style.fontColor) ?? '#000000') : readable(colour);
        return text !== undefined && contrast(text, ground) < leastContrast;
      });
      if (!isFaint) return [];
      const message = `The text “${nameOf(item.cell.id)}” is hard to read on its background. Choose a darker or lighter color.`;
      return [{ cells: [item.cell.id], message, where: item.label.box }];
    });
  },
} as const satisfies PageCheck;

const readable = (colour: string | undefined): string | undefined => {
  const text = colour?.trim();
  return text !== undefined && readColour(text) !== undefined ? text : undefined;
};

/** The colour behind a text: its own ground, its shape, the shape below, or the page; undefined where that is no plain colour. */
export const groundOf = (item: SceneItem, { shapesNear }: PageFacts, page: Page): string | undefined => {
  const { label, style } = item;
  const own = readable(style.labelBackgroundColor);
  if (own !== undefined) return own;
  if (label === undefined || style.textOpacity !== undefined) return undefined;
  const near = shapesNear(label.box).filter((shape) => !isSeeThrough(shape) && overlaps(shape.bounds, label.box));
  // The text of a shape is painted with it: on what comes before, and on the shape itself where it stands inside.
  const isInside = item.kind === 'shape' && isLabelInside(item);
  const ownIndex = item.kind === 'shape' ? near.indexOf(item) : -1;
  const below = ownIndex < 0 ? near : near.slice(0, isInside ? ownIndex + 1 : ownIndex);
  const top = below.findLast(({ style: { fillColor } }) => fillColor !== 'none');
  if (top === undefined) return isInside && ownIndex >= 0 ? undefined : pageGround(page);
  // A text that reaches out of what is below it has several grounds.
  return contains(grown(top.bounds, 2), label.box) ? plainFill(top) : undefined;
};

const pageGround = ({ attributes: { background = 'none' } }: Page): string | undefined =>
  background === 'none' || background === 'default' ? '#ffffff' : readable(background);

const plainFill = (shape: SceneShape): string | undefined => {
  const { style } = shape;
  const isPlain =
    !isCanvas(shape) &&
    (style.gradientColor ?? 'none') === 'none' &&
    (style.opacity ?? '100') === '100' &&
    (style.fillOpacity ?? '100') === '100' &&
    !isStyleOn(style, 'sketch');
  if (!isPlain) return undefined;
  return style.fillColor === undefined || style.fillColor === 'default' ? '#ffffff' : readable(style.fillColor);
};
