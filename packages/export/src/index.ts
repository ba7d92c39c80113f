export { PictureTooLargeError, type PngOptions, renderPng } from './render-png.ts';
