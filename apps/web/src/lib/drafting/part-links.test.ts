import type { DraftPart } from '@diagloom/drafting';
import { expect, it } from 'vitest';
import { carryParts, markText, partsAt } from './part-links.ts';

const text = 'Wash the cup. Dry the cup.';
const part = (id: string, words: string): DraftPart => {
  const start = text.indexOf(words);
  return { id, source: { start, end: start + words.length }, box: { x: 0, y: 0, width: 1, height: 1 } };
};
const parts = [part('all', text), part('wash', 'Wash the cup'), part('dry', 'Dry the cup')];

it('a place in the text belongs to the parts with the fewest words around it', () => {
  expect(partsAt(parts, 2).map(({ id }) => id)).toEqual(['wash']);
  expect(partsAt(parts, text.length - 1).map(({ id }) => id)).toEqual(['dry']);
  expect(partsAt([], 2)).toEqual([]);
});

it('words keep their part while something else is typed, before them or behind them', () => {
  const after = `${text.slice(0, 13)} Rinse it.${text.slice(13)}`;
  const carried = carryParts(parts, text, after);
  expect(carried.map(({ id, source }) => [id, after.slice(source.start, source.end)])).toEqual([
    ['wash', 'Wash the cup'],
    ['dry', 'Dry the cup'],
  ]);
});

it('words that were changed lose their part', () => {
  const after = text.replace('Dry', 'Polish');
  expect(carryParts(parts, text, after).map(({ id }) => id)).toEqual(['wash']);
});

it('a text is cut where its marks begin and end', () => {
  const [, wash, dry] = parts.map(({ source }) => source);
  if (wash === undefined || dry === undefined) throw new Error('There are three parts.');
  expect(markText(text, [wash, dry], [dry]).map(({ text: piece, tone }) => [piece, tone])).toEqual([
    ['Wash the cup', 'read'],
    ['. ', 'plain'],
    ['Dry the cup', 'active'],
    ['.', 'plain'],
  ]);
});
