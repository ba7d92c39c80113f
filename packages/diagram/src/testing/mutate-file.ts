import { deflateSync, strToU8 } from 'fflate';
import { embedInPng, embedInSvg } from '../drawio/index.ts';

/**
 * Damage of every kind that a file can have, from a seed: the same seed gives the same files on every machine. In: sound draw.io files. Out:
 * the bytes of file `number` with one to four mutations of its bytes, its XML, its attributes, its numbers, or of the container around it.
 */
export const mutateFile = (files: readonly string[], seed: number, number: number): Uint8Array => {
  const random = createRandom(seed + Math.imul(number, 0x9e3779b1));
  const pick = <Item>(items: readonly Item[], fallback: Item): Item =>
    items[Math.floor(random() * items.length)] ?? fallback;
  let text = pick(files, '');
  for (let count = 1 + Math.floor(random() * 4); count > 0; count -= 1) text = pick(mutations, cut)(text, random);
  const bytes = pick(containers, strToU8)(text);
  return random() < 0.2 ? damageBytes(bytes, random) : bytes;
};

type Random = () => number;
type Mutation = (text: string, random: Random) => string;

/** Mulberry32: small, quick and good enough to choose damage. */
const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const choose = (items: readonly string[], random: Random): string => items[Math.floor(random() * items.length)] ?? '';

const placeIn = (text: string, random: Random): number => Math.floor(random() * (text.length + 1));

const cut: Mutation = (text, random) => {
  const start = placeIn(text, random);
  return text.slice(0, start) + text.slice(start + Math.floor(random() * 60));
};

const pieces = [
  '<',
  '>',
  '"',
  '&',
  '\u0000',
  '</root>',
  '<!--',
  ']]>',
  '&#x110000;',
  '<mxCell/>',
  'é',
  '<!DOCTYPE x>',
  '<![CDATA[x]]>',
];

const insert: Mutation = (text, random) => {
  const at = placeIn(text, random);
  return text.slice(0, at) + choose(pieces, random) + text.slice(at);
};

const elementsOf = (text: string): readonly RegExpExecArray[] => [
  ...text.matchAll(/<mxCell\b[\s\S]{0,400}?(?:\/>|<\/mxCell>)/g),
];

/** Cells twice, gone, or in another order. */
const changeElement: Mutation = (text, random) => {
  const elements = elementsOf(text);
  const element = elements[Math.floor(random() * elements.length)];
  if (element === undefined) return text;
  const before = text.slice(0, element.index);
  const after = text.slice(element.index + element[0].length);
  const way = random();
  if (way < 0.3) return before + after;
  if (way < 0.6) return before + element[0].repeat(1 + Math.floor(random() * 30)) + after;
  return before + after.replace('</root>', `${element[0]}</root>`);
};

const numbers = ['NaN', 'Infinity', '-1e9', '1000000', '-1000000', '1e-300', '0', '', '0x10', '1,5', '999999999999'];

const changeGeometry: Mutation = (text, random) =>
  replaceOne(text, /\b(x|y|width|height)=(["'])[^"']*\2/g, random, (name) => `${name}="${choose(numbers, random)}"`);

const ids = ['0', '1', 'a', 'b', 'nobody', '', '__proto__', 'constructor', 'x'.repeat(2000)];

/** Duplicate ids, parents in a circle, ends that are not there. */
const changeReference: Mutation = (text, random) =>
  replaceOne(text, /\b(id|parent|source|target)=(["'])[^"']*\2/g, random, (name) => `${name}="${choose(ids, random)}"`);

const values = [
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&lt;img src=x onerror=alert(1)&gt;',
  '&lt;table&gt;'.repeat(150),
  '&lt;b&gt;'.repeat(2000),
  'w'.repeat(20_000),
  '🎉'.repeat(500),
  '&lt;div style=&quot;width:1e9px;font-size:1e9px&quot;&gt;x',
  '%%%',
  '&#10;'.repeat(2000),
];

const changeValue: Mutation = (text, random) =>
  replaceOne(text, /\b(value|label|link)=(["'])[^"']*\2/g, random, (name) => `${name}="${choose(values, random)}"`);

const styles = [
  'shape=stencil(%%%);',
  'shape=image;image=data:image/svg+xml,PHN2Zz4=;',
  'shape=image;image=javascript:alert(1);',
  'fontSize=1e9;',
  'strokeWidth=NaN;rotation=1e300;',
  'edgeStyle=orthogonalEdgeStyle;jettySize=1000000;curved=1;rounded=1;arcSize=1e9;',
  'points=[[[[;',
  'dashPattern=0 0;dashed=1;',
  'fillColor=url(#a);strokeColor=expression(1);',
  'shape=umlLifeline;size=-1e9;perimeter=lifelinePerimeter;',
  ';;;===;;',
  'html=1;overflow=width;whiteSpace=wrap;spacing=99999;',
];

const changeStyle: Mutation = (text, random) =>
  replaceOne(text, /\b(style)=(["'])[^"']*\2/g, random, (name) => `${name}="${choose(styles, random)}"`);

/** A page as draw.io compresses it, whole or cut. */
const compressPage: Mutation = (text, random) => {
  const page = /<mxGraphModel[\s\S]*?<\/mxGraphModel>/.exec(text);
  if (page === null) return text;
  const packed = btoa(
    String.fromCharCode(...deflateSync(strToU8(encodeURIComponent(page[0].replace(/\p{Surrogate}/gu, '?'))))),
  );
  const damaged =
    random() < 0.5 ? packed : packed.slice(0, placeIn(packed, random)) + choose(['', '%', '====', 'AAAA'], random);
  return `<mxfile><diagram id="p" name="P">${damaged}</diagram></mxfile>`;
};

const mutations: readonly Mutation[] = [
  cut,
  insert,
  changeElement,
  changeGeometry,
  changeGeometry,
  changeReference,
  changeReference,
  changeValue,
  changeStyle,
  compressPage,
];

const replaceOne = (text: string, pattern: RegExp, random: Random, make: (name: string) => string): string => {
  const found = [...text.matchAll(pattern)];
  const match = found[Math.floor(random() * found.length)];
  if (match === undefined) return text;
  return text.slice(0, match.index) + make(match[1] ?? '') + text.slice(match.index + match[0].length);
};

/** The smallest PNG there is: one grey pixel. */
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
);

const containers: readonly ((text: string) => Uint8Array)[] = [
  strToU8,
  strToU8,
  strToU8,
  (text) => embedInPng(pixel, text),
  (text) => strToU8(embedInSvg('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>', text)),
];

const damageBytes = (bytes: Uint8Array, random: Random): Uint8Array => {
  const damaged = random() < 0.3 ? bytes.slice(0, Math.floor(random() * bytes.length)) : bytes.slice();
  for (let count = Math.floor(random() * 8); count > 0; count -= 1)
    damaged[Math.floor(random() * damaged.length)] = Math.floor(random() * 256);
  return damaged;
};
