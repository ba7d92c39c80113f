import { type Cell, parseStyle, toLabelValue } from '../model/index.ts';

/** The label of a cell as one line of plain text, for messages to people. */
export const nameOf = (cell: Cell): string => {
  const text = isHtml(cell.style) ? cell.value.replace(/<[^<>]*>/g, ' ') : cell.value;
  const name = text.replaceAll('&nbsp;', ' ').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  const line = name.replace(/\s+/g, ' ').trim().slice(0, 60);
  return line === '' ? `"${cell.id}"` : `"${line}"`;
};

/**
 * The value with another text in it. Markup around the whole label, such as `<b>...</b>`, stays; markup within
 * it goes with the old words.
 */
export const withLabel = (value: string, label: string, style: string): string => {
  if (!isHtml(style)) return label;
  const [, opening = '', closing = ''] = wrapped.exec(value) ?? [];
  const opened = [...opening.matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, name]) => name?.toLowerCase());
  const closed = [...closing.matchAll(/<\/([a-z][a-z0-9]*)/gi)].map(([, name]) => name?.toLowerCase());
  const isBalanced = opened.join() === closed.toReversed().join();
  const text = toLabelValue(label, style);
  return isBalanced ? opening + text + closing : text;
};

/** Opening tags, a text whose only markup is line breaks, closing tags. */
const wrapped = /^((?:<(?!br\b)[a-z][^<>]*>)*)(?:[^<]|<br\s*\/?>)*((?:<\/[a-z][a-z0-9]*>)*)$/i;

const isHtml = (style: string): boolean => parseStyle(style).html === '1';
