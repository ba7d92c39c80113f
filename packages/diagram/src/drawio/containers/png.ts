import { decodeUri } from '../decode-packed.ts';
import { damaged, noDiagramInside, tooLarge } from '../drawio-error.ts';
import type { DrawioLimits } from '../drawio-limits.ts';
import { inflateText } from '../inflate-text.ts';
import { defineContainer } from './container.ts';
import { asciiBytes, isPng, latin1, type PngChunk, readChunks, writeChunk } from './png-chunks.ts';

/**
 * A PNG carries its diagram in a text chunk: draw.io writes `tEXt` with the keyword `mxfile`, and used to write `zTXt`
 * with `mxGraphModel`. Either holds the XML URI-encoded; in `zTXt` a plus sign stands for a space.
 */
export const pngContainer = defineContainer({
  id: 'png',
  isKindOf: isPng,
  extract: (bytes, limits) => {
    for (const chunk of readChunks(bytes)) {
      const xml = diagramIn(chunk, limits);
      if (xml !== undefined) return xml;
    }
    throw noDiagramInside('PNG');
  },
});

const keywords: readonly string[] = ['mxfile', 'mxGraphModel'];

/** A character of XML has up to three bytes, and each becomes three characters when it is URI-encoded. */
const encodedPerCharacter = 9;

const diagramIn = (chunk: PngChunk, limits: DrawioLimits): string | undefined => {
  const { type, data } = chunk;
  const separator = data.indexOf(0);
  if ((type !== 'tEXt' && type !== 'zTXt') || separator < 0) return undefined;
  if (!keywords.includes(latin1(data.subarray(0, separator)))) return undefined;
  const limit = limits.characters * encodedPerCharacter;
  const text = type === 'tEXt' ? latin1(data.subarray(separator + 1)) : unpack(data.subarray(separator + 2), limit);
  if (text.length > limit) throw tooLarge(`its diagram has more than ${limits.characters} characters`);
  return text.trimStart().startsWith('<') ? text : decodeUri(text, 'the diagram in it');
};

const unpack = (bytes: Uint8Array, limit: number): string =>
  inflateText(withoutZlibHead(bytes), limit, 'the diagram in it').replaceAll('+', ' ');

/** draw.io writes raw deflate, where the specification wants zlib: tools that write a picture again put its head before. */
const withoutZlibHead = (bytes: Uint8Array): Uint8Array => {
  const [method = 0, flags = 0] = bytes;
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0 ? bytes.subarray(2) : bytes;
};

/**
 * A PNG that carries the diagram: draw.io and we can open it again. A diagram that it carried before is replaced. Throws a
 * `DrawioError` for what is no PNG.
 */
export const embedInPng = (png: Uint8Array, xml: string): Uint8Array => {
  const [header, ...others] = isPng(png) ? readChunks(png) : [];
  if (header?.type !== 'IHDR') throw damaged('it isn’t a PNG');
  const text = writeChunk('tEXt', asciiBytes(`mxfile\0${encodeURIComponent(xml.replace(/\p{Surrogate}/gu, ''))}`));
  // draw.io stops reading where the pixels begin.
  const parts = [
    png.subarray(0, header.end),
    text,
    ...others.filter((chunk) => !carriesDiagram(chunk)).map(({ start, end }) => png.subarray(start, end)),
  ];
  return joined(parts);
};

const carriesDiagram = ({ type, data }: PngChunk): boolean =>
  (type === 'tEXt' || type === 'zTXt') && keywords.includes(latin1(data.subarray(0, Math.max(0, data.indexOf(0)))));

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let position = 0;
  for (const part of parts) {
    whole.set(part, position);
    position += part.length;
  }
  return whole;
};
