import { deflateSync, strToU8, zlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { DrawioError } from '../drawio-error.ts';
import { readDrawio } from '../read-drawio.ts';
import { foreignFiles, richFile } from '../testing/foreign-files.ts';
import { writeDrawio } from '../write-drawio.ts';
import { crc32 } from './crc32.ts';
import { embedInPng, embedInSvg, openDiagramFile } from './index.ts';
import { asciiBytes, readChunks, writeChunk } from './png-chunks.ts';

/** One white pixel. */
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><title>A &amp; B</title></svg>';

const withChunk = (type: string, data: Uint8Array): Uint8Array => {
  const end = readChunks(pixel)[0]?.end ?? 0;
  return Uint8Array.from([...pixel.subarray(0, end), ...writeChunk(type, data), ...pixel.subarray(end)]);
};

const keyed = (keyword: string, data: Uint8Array): Uint8Array =>
  Uint8Array.from([...asciiBytes(`${keyword}\0`), ...data]);

const label = '<mxGraphModel><root><mxCell id="0"/><mxCell id="1" value="1+1 = 2 €"/></root></mxGraphModel>';

describe('a diagram inside a picture', () => {
  test.each(Object.entries(foreignFiles))('%s comes back from a PNG byte for byte', (_, file) => {
    expect(openDiagramFile(embedInPng(pixel, file))).toEqual({ container: 'png', xml: file });
  });

  test.each(Object.entries(foreignFiles))('%s comes back from an SVG byte for byte', (_, file) => {
    expect(openDiagramFile(strToU8(embedInSvg(picture, file)))).toEqual({ container: 'svg', xml: file });
  });

  test('the picture itself stays as it was', () => {
    const pixels = (png: Uint8Array) => readChunks(png).filter(({ type }) => type !== 'tEXt');
    expect(pixels(embedInPng(pixel, richFile)).map(({ type, data }) => [type, [...data]])).toEqual(
      pixels(pixel).map(({ type, data }) => [type, [...data]]),
    );
    expect(embedInSvg(picture, richFile).replace(/ content="[^"]*"/, '')).toBe(picture);
  });

  test('it stands before the pixels, where draw.io looks for it, with a checksum', () => {
    const png = embedInPng(pixel, richFile);
    const chunks = readChunks(png);
    expect(chunks.map(({ type }) => type)).toEqual(['IHDR', 'tEXt', 'IDAT', 'IEND']);
    for (const { start, end } of chunks) {
      const stated = new DataView(png.buffer).getUint32(end - 4);
      expect(stated).toBe(crc32(png.subarray(start + 4, end - 4)));
    }
  });

  test('another one takes its place', () => {
    const again = embedInPng(embedInPng(pixel, richFile), label);
    expect(readChunks(again).filter(({ type }) => type === 'tEXt')).toHaveLength(1);
    expect(openDiagramFile(again).xml).toBe(label);
    expect(openDiagramFile(strToU8(embedInSvg(embedInSvg(picture, richFile), label))).xml).toBe(label);
  });

  test('half of a character does not stop the export', () => {
    expect(openDiagramFile(embedInPng(pixel, label.replace('€', '\ud83d'))).xml).toBe(label.replace('€', ''));
  });
});

describe('files of other tools', () => {
  const uri = encodeURIComponent(label).replaceAll('%20', '+');

  test.each([
    ['raw deflate, as draw.io wrote it', deflateSync(strToU8(uri))],
    ['zlib, as the PNG specification wants it', zlibSync(strToU8(uri))],
  ])('a compressed text of %s is read', (_, packed) => {
    const png = withChunk('zTXt', keyed('mxGraphModel', Uint8Array.from([0, ...packed])));
    expect(openDiagramFile(png).xml).toBe(label);
  });

  test('an SVG with a declaration, a document type and comments is read', () => {
    const head =
      '\ufeff<?xml version="1.0"?>\n<!-- <made> -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n';
    expect(openDiagramFile(strToU8(head + embedInSvg(picture, richFile))).xml).toBe(richFile);
  });

  test.each([
    ['URI-encoded', encodeURIComponent(label)],
    ['in base64', Buffer.from(label).toString('base64')],
    ['URI-encoded in base64', btoa(encodeURIComponent(label))],
  ])('an SVG that carries its diagram %s is read', (_, content) => {
    expect(openDiagramFile(strToU8(picture.replace('<svg', `<svg content="${content}"`))).xml).toBe(label);
  });

  test('the text of a file may be UTF-8 with a mark or UTF-16', () => {
    expect(openDiagramFile(strToU8(`\ufeff${label}`))).toEqual({ container: 'xml', xml: label });
    expect(openDiagramFile(Buffer.from(`\ufeff${label}`, 'utf16le')).xml).toBe(label);
  });
});

describe('files that are refused', () => {
  const bomb = deflateSync(new Uint8Array(200_000_000));
  const refusals: readonly (readonly [string, Uint8Array, string])[] = [
    ['a PNG without a diagram', pixel, 'doesn’t contain an editable diagram'],
    ['an SVG without a diagram', strToU8(picture), 'doesn’t contain an editable diagram'],
    ['an SVG with another content', strToU8('<svg content="aGVsbG8="/>'), 'doesn’t contain an editable diagram'],
    ['a PNG that is cut off', embedInPng(pixel, richFile).subarray(0, 200), 'cut off'],
    ['a chunk that claims four gigabytes', withHugeLength(pixel), 'cut off'],
    [
      'an inflation bomb',
      withChunk('zTXt', keyed('mxGraphModel', Uint8Array.from([0, ...bomb]))),
      'too large when unpacked',
    ],
    ['text that is no URI encoding', withChunk('tEXt', keyed('mxfile', asciiBytes('%%%'))), 'not valid text'],
    ['an SVG with entities', strToU8('<!DOCTYPE svg [<!ENTITY a "b">]><svg content="&a;"/>'), 'entities'],
    ['bytes that are no text', Uint8Array.from([0x50, 0x4b, 3, 4, 0xff, 0xff]), 'isn’t UTF-8 text'],
  ];

  test.each(refusals)('%s', (_, bytes, message) => {
    expect(() => openDiagramFile(bytes)).toThrow(DrawioError);
    expect(() => openDiagramFile(bytes)).toThrow(message);
  });

  test('a file over the limit, before it is read', () => {
    expect(() => openDiagramFile(pixel, { bytes: 10 })).toThrow('more than 10 bytes');
  });

  test('a picture cannot be made of what is no PNG', () => {
    expect(() => embedInPng(strToU8('GIF89a'), richFile)).toThrow('it isn’t a PNG');
  });

  test('a PNG with any byte changed is refused or read, and nothing else', () => {
    const png = embedInPng(pixel, richFile);
    for (let at = 0; at < png.length; at += 7) {
      const damaged = Uint8Array.from(png);
      damaged[at] = (damaged[at] ?? 0) ^ 0x55;
      try {
        writeDrawio(readDrawio(openDiagramFile(damaged).xml));
      } catch (error) {
        if (!(error instanceof DrawioError)) throw error;
      }
    }
  });
});

function withHugeLength(png: Uint8Array): Uint8Array {
  const changed = Uint8Array.from(png);
  changed.set([0xff, 0xff, 0xff, 0xff], 33);
  return changed;
}
