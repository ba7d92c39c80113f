import { diagramTypes } from '@diagloom/types';
import { expect, test } from 'vitest';
import { buildDocument } from '../testing/build-view.ts';
import { entryPicture } from './entry-picture.ts';
import { paletteEntries } from './palette-entries.ts';

const [page] = buildDocument().pages;
if (page === undefined) throw new Error('no page');

test('every kind of every type, and every product, has a picture', () => {
  const blank = diagramTypes.flatMap((type) => {
    const { kinds, products } = paletteEntries(type, '');
    return [...kinds, ...products]
      .filter((entry) => !showsSomething(entryPicture(page, type, entry)))
      .map(({ label }) => `${type.id}: ${label}`);
  });
  expect(blank).toEqual([]);
});

/** An icon, or a figure or words. */
const showsSomething = (address = ''): boolean =>
  address.includes(';base64,') || /<(?:path|rect|ellipse|text)\b/.test(decodeURIComponent(address));
