import { type Cell, parseStyle, toLabelValue } from '../model/index.ts';

/** The label of a cell as one line of plain text, for messages to people. */
export const nameOf = (cell: Cell): string => {
  const text = isHtml(cell.style) ? cell.value.replace(/<[^<>]*>/g, ' ') : cell.value;
  const name = text.replaceAll('&nbsp;', ' ').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  const line = name.replace(/\s+/g, ' ').trim().slice(0, 60);
  return line === '' ? `"${cell.id}"` : `"${line}"`;
};

/**
 * The value with another text in it. Markup around the whole label, such as `<b>...</b>`, stays, and so does a caption
 * below it; other markup within it goes with the old words.
 */
export const withLabel = (value: string, label: string, style: string): string => {
  if (!isHtml(style)) return label;
  const caption = captioned.exec(value)?.[0];
  if (caption !== undefined) return withLabel(value.slice(0, -caption.length), label, style) + caption;
  const [, opening = '', closing = ''] = wrapped.exec(value) ?? [];
  const opened = [...opening.matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, name]) => name?.toLowerCase());
  const closed = [...closing.matchAll(/<\/([a-z][a-z0-9]*)/gi)].map(([, name]) => name?.toLowerCase());
  const isBalanced = opened.join() === closed.toReversed().join();
  const text = toLabelValue(label, style);
  return isBalanced ? opening + text + closing : text;
};

/** The last line in a font of its own, as a composed caption is written. */
const captioned = /<br\s*\/?><font style="font-size: \d+px; font-weight: normal;"[^<>]*>[^<]*<\/font>$/;

/** Opening tags, a text whose only markup is line breaks, closing tags. */
const wrapped = /^((?:<(?!br\b)[a-z][^<>]*>)*)(?:[^<]|<br\s*\/?>)*((?:<\/[a-z][a-z0-9]*>)*)$/i;

const isHtml = (style: string): boolean => parseStyle(style).html === '1';
