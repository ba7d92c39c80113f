import { centreOf, type Rect } from '@diagloom/diagram/model';
import type { ReadKind, ReadShape } from '../board/board-reading.ts';
import type { ReadText } from './place-texts.ts';
import { middleHeight } from './words/crop-words.ts';
import { sureWords } from './words/letter-reader.ts';

/** By the height of letters: how far from a shape its caption stands, and how high shapes are at most that have one. */
const reach = 2.5;
const highest = 8;

/** How far the middles of a shape and of its caption are apart, by the width of the wider one. */
const offMiddle = 0.12;

/** Events, gateways and icons; those of flows may have their words above. */
const captioned: ReadonlySet<ReadKind> = new Set([
  'rectangle',
  'rounded',
  'circle',
  'diamond',
  'hexagon',
  'cylinder',
  'pill',
]);
const namedAbove: ReadonlySet<ReadKind> = new Set(['circle', 'diamond']);

export interface NamedShapes {
  readonly shapes: readonly ReadShape[];
  /** What is left. */
  readonly texts: readonly ReadText[];
}

/**
 * Small shapes without words of their own are called what stands centred below them, as icons and events are, or above. What was taken for a word in
 * them is then the icon or the mark itself. In: shapes, and what is written beside them.
 */
export const nameShapes = (shapes: readonly ReadShape[], texts: readonly ReadText[]): NamedShapes => {
  const taken = new Set<ReadText>();
  const holders = new Set(shapes.map(({ parent }) => parent));
  const named = shapes.map((shape): ReadShape => {
    if (!captioned.has(shape.kind) || holders.has(shape.id) || hasName(shape)) return shape;
    const free = texts.filter((text) => !taken.has(text));
    const caption =
      free.find((text) => isCaption(text, shape.box, 'below')) ??
      (namedAbove.has(shape.kind) ? free.find((text) => isCaption(text, shape.box, 'above')) : undefined);
    if (caption === undefined) return isMark(shape) ? withoutName(shape) : shape;
    taken.add(caption);
    const { text, confidence } = caption.read;
    return { ...withoutName(shape), label: text, ...(confidence < sureWords ? { doubt: 'words' as const } : {}) };
  });
  return { shapes: named, texts: texts.filter((text) => !taken.has(text)) };
};

/** Letters of a mark or of an icon are few, or could not be read; a mark in a figure of a flow is read unsurely, too. */
const hasName = ({ kind, label, doubt }: ReadShape): boolean =>
  label.replaceAll(/[^\p{L}\p{N}]/gu, '').length > 2 &&
  doubt !== 'handwriting' &&
  (doubt !== 'words' || !namedAbove.has(kind));

/** What gateways say of themselves. */
const isMark = ({ kind, label }: ReadShape): boolean => kind === 'diamond' && /^[xX+*oO0 ]{0,3}$/.test(label);

const withoutName = ({ doubt, ...shape }: ReadShape): ReadShape => ({
  ...shape,
  label: '',
  ...(doubt === 'figure' ? { doubt } : {}),
});

const isCaption = ({ words: { box, letters } }: ReadText, shape: Rect, side: 'below' | 'above'): boolean => {
  const height = middleHeight(letters);
  const gap = side === 'below' ? box.y - shape.y - shape.height : shape.y - box.y - box.height;
  const aside = Math.abs(centreOf(box).x - centreOf(shape).x);
  return (
    shape.height <= highest * height &&
    gap >= -0.3 * height &&
    gap <= reach * height &&
    aside <= offMiddle * Math.max(box.width, shape.width) + 2
  );
};
