import type { Caption, Style } from './diagram.ts';
import { parseStyle } from './style.ts';

/** Plain text as the value of a cell of this style: escaped, with `<br>` for newlines, where its labels are read as HTML. */
export const toLabelValue = (label: string, style: Style | string): string =>
  (typeof style === 'string' ? parseStyle(style) : style).html === '1'
    ? escapeHtml(label).replaceAll('\n', '<br>')
    : label;

/** A caption as the end of the value of a cell whose labels are HTML. */
export const toCaptionValue = ({ text, fontSize, fontColor }: Caption): string =>
  `<br><font style="font-size: ${fontSize}px; font-weight: normal;" color="${escapeHtml(fontColor)}">${escapeHtml(text)}</font>`;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
