export * from './font.ts';
export { lineWidth, measureText } from './measure-text.ts';
export { wrapText } from './wrap-text.ts';
