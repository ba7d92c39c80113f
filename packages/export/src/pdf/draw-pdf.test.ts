import { inflateSync } from 'node:zlib';
import { renderSvg } from '@diagloom/diagram/svg';
import { buildPage, edge, vertex } from '@diagloom/diagram/testing';
import { expect, test } from 'vitest';
import { drawPdf } from './draw-pdf.ts';
import { withPlainImages } from './plain-images.ts';

const page = buildPage([
  vertex({ id: 'a', label: 'Prüfen & <b>packen</b>', style: 'rounded=1;whiteSpace=wrap;html=1;fillColor=#dae8fc;' }),
  vertex({ id: 'b', y: 140, label: 'Ende', style: 'ellipse;html=1;fontStyle=2;' }),
  edge({ id: 'e', from: 'a', to: 'b', label: 'ja' }),
]);
const svg = renderSvg(page, { padding: 10 });

const options = { title: 'Orders', made: new Date('2024-05-01T12:00:00Z') };

const textOf = (pdf: Uint8Array): string => Buffer.from(pdf).toString('latin1');
const mediaBoxes = (pdf: Uint8Array): readonly string[] =>
  [...textOf(pdf).matchAll(/\/MediaBox \[([^\]]*)\]/g)].map(([, box]) => box ?? '');

test('every picture has a page of its size in points', async () => {
  const pdf = await drawPdf(
    [
      { svg, name: 'One' },
      { svg: renderSvg(buildPage([vertex({ id: 'x', width: 399, height: 199 })])), name: 'Two' },
    ],
    options,
  );
  const width = Number(/ width="(\d+)"/.exec(svg)?.[1]);
  const height = Number(/ height="(\d+)"/.exec(svg)?.[1]);
  expect(mediaBoxes(pdf)).toEqual([`0 0 ${width * 0.75} ${height * 0.75}`, '0 0 300 150']);
  expect(textOf(pdf)).toContain('(Orders)');
  expect(textOf(pdf)).toContain('/Outlines');
});

test('text is text in the fonts that it was measured with', async () => {
  const pdf = textOf(await drawPdf([{ svg, name: 'One' }], options));
  const fonts = new Set([...pdf.matchAll(/\/BaseFont \/[A-Z]+\+([\w-]+)/g)].map(([, name]) => name));
  expect([...fonts].toSorted()).toEqual(['Arimo-Bold', 'Arimo-Italic', 'Arimo-Regular']);
  expect(pdf).toContain('/ToUnicode');
});

test('the same pictures give the same bytes', async () => {
  const make = () => drawPdf([{ svg, name: 'One' }], options);
  expect(await make()).toEqual(await make());
});

test('a page that is larger than readers open is drawn smaller', async () => {
  const far = renderSvg(buildPage([vertex({ id: 'a', width: 99_999, height: 49_999 })]));
  expect(mediaBoxes(await drawPdf([{ svg: far, name: '' }], options))).toEqual(['0 0 14400 7200']);
});

const address = (markup: string): string => `data:image/svg+xml;base64,${Buffer.from(markup).toString('base64')}`;
const image = (href: string): string => `<image x="5" y="6" width="24" height="24" href="${href}"/>`;

test('an icon in vectors stays in vectors, at its place', async () => {
  const icon =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#333"><path d="M0 0L24 24"/></svg>';
  expect(await withPlainImages(`<svg>${image(address(icon))}</svg>`)).toBe(
    '<svg><svg x="5" y="6" width="24" height="24" viewBox="0 0 24 24" preserveAspectRatio="xMidYMid" fill="none" stroke="#333"><path d="M0 0L24 24"/></svg></svg>',
  );
});

test('an icon with a gradient becomes pixels, and a photo stays what it is', async () => {
  const icon =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><linearGradient id="g"/><path fill="url(#g)" d="M0 0H9V9z"/></svg>';
  expect(await withPlainImages(image(address(icon)))).toMatch(/^<image x="5" y="6" .* href="data:image\/png;base64,/);
  const photo = image('data:image/jpeg;base64,/9j/');
  expect(await withPlainImages(photo)).toBe(photo);
});

test('a picture that lies elsewhere is not read', async () => {
  const outside = svg.replace('</svg>', `${image('file:///etc/hostname')}</svg>`);
  expect(textOf(await drawPdf([{ svg: outside, name: '' }], options))).not.toContain('/Subtype /Image');
});

test('the dots of Arabic letters are drawn', async () => {
  const glyphsOf = async (label: string): Promise<number> => {
    const picture = renderSvg(buildPage([vertex({ id: 'a', label })]));
    const pdf = Buffer.from(await drawPdf([{ svg: picture, name: '' }], options));
    const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)];
    const drawings = streams.map(([, data = '']) => {
      const bytes = Buffer.from(data, 'latin1');
      return bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : '';
    });
    return drawings.join('').match(/<[\da-f]+> Tj/g)?.length ?? 0;
  };
  expect(await glyphsOf('ب')).toBe(2);
});
