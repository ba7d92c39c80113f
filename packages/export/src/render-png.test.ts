import { renderSvg } from '@diagloom/diagram/svg';
import { buildPage, edge, vertex } from '@diagloom/diagram/testing';
import { expect, test } from 'vitest';
import { PictureTooLargeError, renderPng } from './index.ts';

const page = buildPage([
  vertex({ id: 'a', label: 'Prüfen & “packen”', style: 'rounded=1;html=1;fillColor=none;strokeColor=none;' }),
]);

/** Width and height stand at fixed places of a PNG's first chunk. */
const sizeOf = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
};

test('a picture has its size times the scale', async () => {
  const svg = renderSvg(page);
  expect(sizeOf(await renderPng(svg, { scale: 1, background: 'white' }))).toEqual({ width: 121, height: 61 });
  expect(sizeOf(await renderPng(svg, { scale: 3, background: 'white' }))).toEqual({ width: 363, height: 183 });
});

test('text is drawn: a label makes another picture than none', async () => {
  const empty = buildPage([vertex({ id: 'a', style: 'rounded=1;html=1;fillColor=none;strokeColor=none;' })]);
  const withText = await renderPng(renderSvg(page), { scale: 1, background: 'white' });
  const without = await renderPng(renderSvg(empty), { scale: 1, background: 'white' });
  expect(withText.byteLength).toBeGreaterThan(without.byteLength + 200);
});

test('a line with Arabic and Hebrew words is drawn', async () => {
  const draw = (label: string) => {
    const mixed = buildPage([vertex({ id: 'a', label, style: 'html=1;fillColor=none;strokeColor=none;' })]);
    return renderPng(renderSvg(mixed), { scale: 1, background: 'white' });
  };
  expect((await draw('مراجعة של')).byteLength).toBeGreaterThan((await draw('')).byteLength + 100);
});

test('white and transparent backgrounds differ', async () => {
  const svg = renderSvg(page);
  const white = await renderPng(svg, { scale: 1, background: 'white' });
  expect(await renderPng(svg, { scale: 1, background: 'transparent' })).not.toEqual(white);
});

test('a picture that is too large is refused with advice', async () => {
  const far = buildPage([edge({ id: 'e', sourcePoint: { x: 0, y: 0 }, targetPoint: { x: 1e6, y: 1e6 } })]);
  const result = renderPng(renderSvg(far), { scale: 1, background: 'white' });
  await expect(result).rejects.toThrow(PictureTooLargeError);
  await expect(result).rejects.toThrow('Choose a smaller scale');
});

test('an SVG without a size is refused', async () => {
  await expect(renderPng('<svg/>', { scale: 1, background: 'white' })).rejects.toThrow('states no width and height');
});
