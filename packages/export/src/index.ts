export { type FontFiles, textFonts } from './fonts.ts';
export { type PdfOptions, type PdfPage, renderPdf } from './pdf/render-pdf.ts';
export { PictureTooLargeError, type PngOptions, renderPng } from './render-png.ts';
