import type { Rect } from '@diagloom/diagram/model';
import { areaOf, type Look } from './look.ts';

/** A text that is the label of a shape without one. */
export interface Caption {
  readonly text: string;
  readonly shape: string;
}

/**
 * Ties texts to the shapes that they name: the words under, over or beside an icon, or alone inside a box without a label.
 * The nearest pairs are made first; a text that an edge names is a shape of its own.
 */
export const findCaptions = (
  looks: readonly Look[],
  parentOf: (id: string) => string | undefined,
): readonly Caption[] => {
  const texts = looks.filter(({ kind, isTied, label }) => kind === 'text' && !isTied && /\p{L}/u.test(label));
  const bare = looks.filter(({ kind, label }) => label === '' && (kind === 'picture' || kind === 'box'));
  const pairs = bare.flatMap((look) =>
    texts.flatMap((text) => {
      const isHeld = parentOf(text.shape.cell.id) === look.shape.cell.id;
      if (!isHeld && parentOf(text.shape.cell.id) !== parentOf(look.shape.cell.id)) return [];
      const distance = captionDistance(look, text, looks);
      return distance === undefined ? [] : [{ look, text, distance }];
    }),
  );
  const taken = new Set<string>();
  return pairs
    .toSorted((a, b) => a.distance - b.distance)
    .flatMap(({ look, text }) => {
      const [shape, caption] = [look.shape.cell.id, text.shape.cell.id];
      if (taken.has(shape) || taken.has(caption)) return [];
      taken.add(shape).add(caption);
      return [{ shape, text: caption }];
    });
};

/** How far from an icon its words may stand, px. */
const reach = 24;

/** Larger than an icon gets, px. */
const iconLimit = 160;

const captionDistance = (look: Look, text: Look, looks: readonly Look[]): number | undefined => {
  const [body, words] = [look.shape.bounds, text.shape.label?.box ?? text.shape.bounds];
  const isInside = overlapOf(body, words) > 0.8 * areaOf(words);
  if (look.kind === 'box') {
    if (!isInside) return undefined;
    const isAlone = looks.every(
      (other) => other === look || other === text || !isWithin(other.shape.bounds, body) || other.kind === 'wrapper',
    );
    return isAlone ? 0 : undefined;
  }
  if (Math.max(body.width, body.height) > iconLimit) return undefined;
  const across = Math.max(words.x - body.x - body.width, body.x - words.x - words.width, 0);
  const down = Math.max(words.y - body.y - body.height, body.y - words.y - words.height, 0);
  if (across > reach || down > reach || (across > 0 && down > 0)) return undefined;
  const middles =
    across === 0
      ? Math.abs(body.x + body.width / 2 - words.x - words.width / 2)
      : Math.abs(body.y + body.height / 2 - words.y - words.height / 2);
  // Words stand below their icon more often than over it or beside it.
  const usual = words.y >= body.y + body.height / 2 ? 0 : 12;
  return across * 1.5 + down + middles / 2 + usual;
};

const overlapOf = (one: Rect, other: Rect): number => {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
};

const isWithin = (inner: Rect, outer: Rect): boolean => overlapOf(inner, outer) > 0.6 * areaOf(inner);
