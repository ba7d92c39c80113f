import { renderSvg } from '@diagloom/diagram/svg';
import { buildPage, vertex } from '@diagloom/diagram/testing';
import { expect, test } from 'vitest';
import { drawPdf } from './draw-pdf.ts';
import { renderPdf } from './render-pdf.ts';

const svg = renderSvg(buildPage([vertex({ id: 'a', label: 'Pack' })]));
const options = { title: 'Orders', made: new Date('2024-05-01T12:00:00Z') };

test('a PDF is made in a thread of its own, one after another, and one that takes too long is given up', async () => {
  const pages = [{ svg, name: 'One' }];
  const [first, second, hopeless] = await Promise.allSettled([
    renderPdf(pages, options),
    renderPdf(pages, options),
    renderPdf(pages, options, { timeLimit: 1 }),
  ]);
  const value = await drawPdf(pages, options);
  expect([first, second]).toEqual(Array(2).fill({ status: 'fulfilled', value }));
  expect(hopeless).toMatchObject({ reason: { name: 'PictureTooLargeError' } });
});
