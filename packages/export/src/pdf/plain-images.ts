import { renderAsync } from '@resvg/resvg-js';

/**
 * Rewrites the pictures in an SVG of ours into what a PDF can hold. PNG and JPEG stay; a simple SVG becomes a part of the
 * drawing and stays sharp at any size; everything else is drawn in pixels. What
 * lies outside of the SVG is left out.
 */
export const withPlainImages = async (svg: string): Promise<string> => {
  const images = [...new Set(svg.match(imagePattern))];
  const plain = new Map(await Promise.all(images.map(async (image) => [image, await toPlain(image)] as const)));
  return svg.replace(imagePattern, (image) => plain.get(image) ?? '');
};

const imagePattern = /<image [^>]*\/>/g;

const toPlain = async (image: string): Promise<string> => {
  const href = attributeOf(image, 'href');
  if (/^data:image\/(?:png|jpeg);/.test(href)) return image;
  if (!href.startsWith('data:image/')) return '';
  const inner = href.startsWith(svgStart) ? Buffer.from(href.slice(svgStart.length), 'base64').toString('utf8') : '';
  return nested(image, inner) ?? pixels(image);
};

const svgStart = 'data:image/svg+xml;base64,';

/** The picture as an SVG within the SVG; undefined where its ids or style sheet could meddle with the rest. */
const nested = (image: string, inner: string): string | undefined => {
  const [whole, attributes = '', content] =
    /^[^<]*(?:<[?!][^>]*>[^<]*)*<svg\b([^>]*)>(.*)<\/svg>\s*$/s.exec(inner) ?? [];
  if (whole === undefined || content === undefined || attributes.endsWith('/')) return undefined;
  if (/\sid=|<(?:style|use|image|text|symbol)\b|\sclass=|&(?!amp;|lt;|gt;|quot;)/.test(inner)) return undefined;
  const size = ['width', 'height'].map((name) => Number.parseFloat(attributeOf(attributes, name)));
  const viewBox = attributeOf(attributes, 'viewBox') || (size.every((side) => side > 0) ? `0 0 ${size.join(' ')}` : '');
  if (viewBox === '') return undefined;
  const kept = attributes.replace(/\s(?:x|y|width|height|viewBox|preserveAspectRatio|xmlns(?::\w+)?)="[^"]*"/g, '');
  const place = ['x', 'y', 'width', 'height'].map((name) => `${name}="${attributeOf(image, name)}"`).join(' ');
  const aspect = attributeOf(image, 'preserveAspectRatio') || 'xMidYMid';
  return `<svg ${place} viewBox="${viewBox}" preserveAspectRatio="${aspect}"${kept}>${content}</svg>`;
};

/** Pixels per px: sharp in print at the size that diagrams are read at. */
const sharpness = 4;

const longestSide = 1000;

const pixels = async (image: string): Promise<string> => {
  const [width, height] = [Number(attributeOf(image, 'width')), Number(attributeOf(image, 'height'))];
  if (!(width > 0 && height > 0)) return '';
  const moved = image.replace(/ x="[^"]*"/, ' x="0"').replace(/ y="[^"]*"/, ' y="0"');
  const scale = Math.min(sharpness, longestSide / Math.max(width, height));
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${moved}</svg>`;
  const drawn = await renderAsync(picture, { fitTo: { mode: 'zoom', value: scale }, font: { loadSystemFonts: false } });
  const href = `data:image/png;base64,${drawn.asPng().toString('base64')}`;
  return image.replace(/ href="[^"]*"/, ` href="${href}"`).replace(/ preserveAspectRatio="[^"]*"/, '');
};

const attributeOf = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
