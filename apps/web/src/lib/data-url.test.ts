import { expect, it } from 'vitest';
import { dataUrlToBlob } from './data-url.ts';

const svg = '<svg>häuser, 100 %</svg>';

it.each([
  ['base64', `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`],
  ['percent signs', `data:image/svg+xml,${encodeURIComponent(svg)}`],
])('reads a picture written with %s', async (_how, url) => {
  const blob = dataUrlToBlob(url);
  expect(blob.type).toBe('image/svg+xml');
  expect(await blob.text()).toBe(svg);
});

it('refuses text that is no data URL', () => {
  expect(() => dataUrlToBlob('https://example.org/a.svg')).toThrow('not a data URL');
});
