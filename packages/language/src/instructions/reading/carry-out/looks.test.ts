import { describe, expect, test } from 'vitest';
import { settingFor } from '../../read-precisely.ts';
import { partsOf } from '../../references/part.ts';
import { diagrams } from '../../testing/diagrams.ts';
import { style } from './looks.ts';

/** The styles that a clause gives the orders of a shop, one for each value. */
const stylesOf = (clause: string, ...value: readonly string[]) => {
  const setting = settingFor(diagrams.cloud, []);
  const target = partsOf(setting).filter(({ label }) => label === 'Orders');
  const edits = style({ kind: 'style', parts: { target }, words: { value }, clause, setting }) ?? [];
  return edits.map((edit) => (edit.kind === 'setStyle' ? Object.keys(edit.style) : edit.kind));
};

describe('several looks of one part', () => {
  test('are each about what stands beside them', () => {
    const [fill, letters] = stylesOf('orders in black with white letters', 'black', 'white');
    expect(fill).toEqual(stylesOf('orders black', 'black')[0]);
    expect(letters).toEqual(stylesOf('orders with white letters', 'white')[0]);
  });

  test('are about what stands before them where they tell it', () => {
    const [border, letters] = stylesOf('orders: border red, letters blue', 'red', 'blue');
    expect(border).toEqual(stylesOf('orders red border', 'red')[0]);
    expect(letters).toEqual(stylesOf('orders blue letters', 'blue')[0]);
  });
});
