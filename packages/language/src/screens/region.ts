import {
  barWords,
  placedInfix,
  placedSuffix,
  placePrefix,
  regionPrefix,
  sideWords,
} from '../lexicon/en/screen-words.ts';

/** Where an element stands: beside others in a column or in a row, or below what was before; undefined where nothing says. */
export type Place = 'left' | 'right' | 'row' | 'right-row' | 'below';

export interface Region {
  readonly place: Place;
  /** True where what follows stands there, too. */
  readonly goesOn: boolean;
  /** The words without where they stand. */
  readonly rest: string;
}

/** `Header with a logo`, `on the left a menu`, `a map on the right`: where on the screen it is; undefined where nothing says. */
export const readRegion = (text: string): Region | undefined => {
  const region = regionPrefix.exec(text);
  if (region !== null) {
    const name = region.groups?.name ?? '';
    const side = sideIn(region.groups?.side ?? '') ?? sideIn(name);
    return { place: side ?? (barWords.test(name) ? 'row' : 'below'), goesOn: true, rest: text.slice(region[0].length) };
  }
  const prefix = placePrefix.exec(text);
  if (prefix !== null) return { place: sideIn(prefix[0]) ?? 'below', goesOn: true, rest: text.slice(prefix[0].length) };
  const placed = placedInfix.exec(text) ?? placedSuffix.exec(text);
  const side = sideIn(placed?.[0] ?? '');
  if (placed === null || side === undefined) return undefined;
  return {
    place: side,
    goesOn: false,
    rest: `${text.slice(0, placed.index)} ${text.slice(placed.index + placed[0].length)}`.trim(),
  };
};

const sideIn = (text: string): Place | undefined => {
  const side = sideWords.exec(text)?.[0].toLowerCase();
  return side === 'left' || side === 'right' ? side : undefined;
};
