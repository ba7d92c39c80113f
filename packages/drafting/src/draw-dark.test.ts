import { buildPage, vertex } from '@diagloom/diagram/testing';
import { expect, it } from 'vitest';
import { drawDark } from './draw-dark.ts';

it('changes colours and the ground of a copy, and no place', () => {
  const page = buildPage([vertex({ id: 'pay', label: 'Pay', style: 'fillColor=#ffffff;', x: 5, y: 7 })]);
  const before = structuredClone(page);
  const dark = drawDark(page);
  const styleOf = ({ cells }: typeof page) => cells.find(({ id }) => id === 'pay')?.style;
  expect(dark.attributes.background).toBe('#151a1b');
  expect(styleOf(dark)).not.toBe(styleOf(page));
  expect(dark.cells.map(({ geometry }) => geometry)).toEqual(page.cells.map(({ geometry }) => geometry));
  expect(page).toEqual(before);
});

it('leaves what is drawn of cells that nobody changed', () => {
  const [pay, pack] = [vertex({ id: 'pay', label: 'Pay' }), vertex({ id: 'pack', label: 'Pack' })];
  const [first, second] = [drawDark(buildPage([pay, pack])), drawDark(buildPage([pay, { ...pack, value: 'Wrap' }]))];
  const find = ({ cells }: typeof first, wanted: string) => cells.find(({ id }) => id === wanted);
  expect(find(second, 'pay')).toBe(find(first, 'pay'));
  expect(find(second, 'pack')?.value).toBe('Wrap');
});

it('brightens line icons and leaves pictures', () => {
  const icon = (stroke: string) =>
    `data:image/svg+xml,${btoa(`<svg viewBox="0 0 24 24" fill="none" stroke="${stroke}"/>`)}`;
  const cards = [icon('#2f62c4'), 'data:image/png,iVBORw0KGgo=', 'data:image/svg+xml,%3Csvg'].map((image, place) =>
    vertex({ id: `card-${place}`, label: 'Card', style: `fillColor=#ffffff;image=${image};` }),
  );
  const images = drawDark(buildPage(cards)).cells.flatMap(({ style }) => /image=([^;]*)/.exec(style)?.[1] ?? []);
  expect(images).toEqual([icon('#8bb8ff'), 'data:image/png,iVBORw0KGgo=', 'data:image/svg+xml,%3Csvg']);
});

it('brightens marks of products that could not be seen, and no others', () => {
  const mark = (fill: string) =>
    `data:image/svg+xml,${btoa(`<svg viewBox="0 0 24 24" fill="${fill}"><path d="M0 0h24"/></svg>`)}`;
  const cards = ['#231f20', '#ff9900'].map((fill) =>
    vertex({ id: fill, label: 'Card', style: `fillColor=#ffffff;image=${mark(fill)};` }),
  );
  const [black, orange] = drawDark(buildPage(cards)).cells.flatMap(
    ({ style }) => /image=([^;]*)/.exec(style)?.[1] ?? [],
  );
  expect(orange).toBe(mark('#ff9900'));
  expect(black).not.toBe(mark('#231f20'));
});
