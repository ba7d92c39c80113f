import { isInertSvg } from './inert-svg.ts';

/**
 * The picture of a style's `image` key as an address that may stand in an SVG: `data:` with base64. Undefined for
 * everything else: what lies outside is never fetched, and an SVG that could act or fetch is not shown.
 *
 * draw.io writes data addresses without `;base64`, because a semicolon ends a style item: what follows the comma is
 * base64, except for an SVG that is written out or percent-encoded.
 */
export const readPicture = (image: string | undefined): string | undefined => {
  const [, kind, text] =
    /^data:image\/(svg\+xml|png|jpe?g|gif|webp)(?:;base64)?,(.+)$/s.exec(image?.trim() ?? '') ?? [];
  if (kind === undefined || text === undefined) return undefined;
  if (kind === 'svg+xml') return svgAddress(text);
  const data = text.replace(/\s+/g, '');
  return base64.test(data) ? `data:image/${kind === 'jpg' ? 'jpeg' : kind};base64,${data}` : undefined;
};

const base64 = /^[A-Za-z\d+/]+={0,2}$/;

const svgAddress = (text: string): string | undefined => {
  const known = addresses.get(text);
  if (known !== undefined) return known === '' ? undefined : known;
  const svg = decodeSvg(text);
  const address = svg === undefined || !isInertSvg(svg) ? '' : `data:image/svg+xml;base64,${encodeBase64(svg)}`;
  if (addresses.size >= mostAddresses) addresses.clear();
  addresses.set(text, address);
  return address === '' ? undefined : address;
};

/** A page shows the same few icons many times; the limit only bounds memory. */
const mostAddresses = 200;
const addresses = new Map<string, string>();

const decodeSvg = (text: string): string | undefined => {
  try {
    if (text.startsWith('<')) return text;
    if (/^%3c/i.test(text)) return decodeURIComponent(text);
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(atob(text), (character) => character.charCodeAt(0)),
    );
  } catch {
    return undefined;
  }
};

const encodeBase64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
