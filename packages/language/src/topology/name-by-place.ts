import { capitalised, uncapitalised } from '../text/words.ts';
import { noArea, withoutKind } from './areas.ts';
import type { Landscape } from './landscape/landscape.ts';
import type { Part } from './landscape/part.ts';
import { isSame } from './landscape/same-words.ts';

/**
 * Parts of one name that stand in places with names are called by these: the routers of Berlin and Lisbon are the Berlin router and
 * the Lisbon router, not the first and the second.
 */
export const nameByPlace = ({ parts, type }: Landscape): void => {
  // In a network, whatever holds devices is a place.
  const widest = type.id === 'network' ? noArea + 1 : noArea;
  for (const part of parts) {
    const alike = parts.filter((other) => isSame(other.words, part.words));
    const isNumbered = alike.length > 1 && alike.every(({ label }, index) => label.endsWith(` ${index + 1}`));
    if (
      !isNumbered ||
      alike.some(({ parent, amount }) => amount !== undefined || placeName(parent, widest) === undefined)
    )
      continue;
    const places = new Set(alike.map(({ parent }) => parent));
    if (places.size < 2) continue;
    for (const place of places)
      rename(
        alike.filter(({ parent }) => parent === place),
        widest,
      );
  }
};

const rename = (alike: readonly Part[], widest: number): void => {
  alike.forEach((part, index) => {
    const name = uncapitalised(part.label.replace(/ \d+$/, ''));
    part.label = capitalised(`${placeName(part.parent, widest)} ${name}${alike.length > 1 ? ` ${index + 1}` : ''}`);
  });
};

/** `Lyon` of a branch or a data centre that is called so; undefined for a place that has only a number. */
const placeName = (place: Part | undefined, widest: number): string | undefined =>
  place === undefined || place.rank >= widest || /\d$/.test(place.label)
    ? undefined
    : (outerName(place, widest) ?? withoutKind(place.label));

/** The north of the `North rack`, which stands in the region that is called so. */
const outerName = ({ label, parent }: Part, widest: number): string | undefined => {
  const name = placeName(parent, widest);
  return name !== undefined && label.toLowerCase().startsWith(`${name.toLowerCase()} `) ? name : undefined;
};
