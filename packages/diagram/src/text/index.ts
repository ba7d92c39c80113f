export * from './font.ts';
export { type FontFamily, fontFamilyOf, fontStack, handFont } from './font-family.ts';
export { hasExactWidth } from './has-exact-width.ts';
export { lineWidth, measureText } from './measure-text.ts';
export { wrapText } from './wrap-text.ts';
