export { type FontFiles, textFonts } from './fonts.ts';
export type { PdfOptions, PdfPage } from './pdf/draw-pdf.ts';
export { type PdfLimits, renderPdf } from './pdf/render-pdf.ts';
export { PictureTooLargeError } from './picture-too-large.ts';
export { type PngOptions, renderPng, renderSmallPng } from './render-png.ts';
