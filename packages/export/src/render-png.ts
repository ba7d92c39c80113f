import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { encodePng } from './encode-png.ts';
import { fontFilesFor } from './fonts.ts';
import { PictureTooLargeError } from './picture-too-large.ts';
import { withScriptFonts } from './script-fonts.ts';
import { svgSize } from './svg-size.ts';

export interface PngOptions {
  /** Pixels of the picture per px of the SVG. */
  readonly scale: 1 | 2 | 3 | 4;
  /** A CSS colour, or `transparent` for none beyond the SVG's own. */
  readonly background: 'white' | 'transparent' | (string & {});
}

/**
 * Turns an SVG of ours into a PNG. It is drawn in the thread that asks, so that whoever limits that thread limits the drawing. Text is drawn with the fonts that it was measured with, whatever
 * the machine has installed.
 *
 * @throws PictureTooLargeError when the picture would have more than 25 million pixels.
 */
export const renderPng = async (svg: string, { scale, background }: PngOptions): Promise<Uint8Array> => {
  const { width, height } = svgSize(svg);
  refuseTooLarge(width * scale, height * scale);
  return draw(svg, { mode: 'zoom', value: scale }, background);
};

/** The same in so few pixels that its longer side is the one given, on white. */
export const renderSmallPng = (svg: string, longerSide: number): Promise<Uint8Array> => {
  const { width, height } = svgSize(svg);
  return draw(svg, { mode: width > height ? 'width' : 'height', value: longerSide }, 'white');
};

const draw = (
  svg: string,
  fitTo: NonNullable<ResvgRenderOptions['fitTo']>,
  background: PngOptions['background'],
): Promise<Uint8Array> => {
  const image = new Resvg(withScriptFonts(svg, mixesFontsFromRight), {
    fitTo,
    ...(background === 'transparent' ? {} : { background }),
    font: {
      fontFiles: [...fontFilesFor(svg)],
      loadSystemFonts: false,
      defaultFontFamily: 'Arimo',
      sansSerifFamily: 'Arimo',
    },
  }).render();
  return encodePng({
    width: image.width,
    height: image.height,
    pixels: image.pixels,
    isOpaque: background === 'white',
  });
};

/** resvg draws nothing of a line in which two fonts are written from right to left. */
const mixesFontsFromRight = (text: string): boolean =>
  /\p{Script=Hebrew}/u.test(text) && /\p{Script=Arabic}/u.test(text);

/** Enough for 5000 by 5000; beyond that a picture needs more memory (4 bytes a pixel) than a server should give it. */
const mostPixels = 25_000_000;

/** Longest side that a PNG reader can be expected to open. */
const longestSide = 32_767;

const refuseTooLarge = (width: number, height: number): void => {
  if (width * height <= mostPixels && Math.max(width, height) <= longestSide) return;
  throw new PictureTooLargeError(
    `This diagram would be ${Math.round(width)} by ${Math.round(height)} pixels as a PNG, which is too large to draw. ` +
      'Choose a smaller scale, export it as SVG, or split the diagram into several pages.',
  );
};
