import type { Style } from './diagram.ts';

/**
 * draw.io style strings: items separated by `;`, each `key=value` or the bare name of a built-in style.
 * Later keys win. A named style is held as a key with an empty value.
 */

/** Reads a style string; never fails, empty items are skipped. */
export const parseStyle = (text: string): Style => {
  const style: Record<string, string> = {};
  for (const item of text.split(';')) {
    const trimmed = item.trim();
    if (trimmed === '') continue;
    const equals = trimmed.indexOf('=');
    if (equals < 0) style[trimmed] = '';
    else style[trimmed.slice(0, equals)] = trimmed.slice(equals + 1);
  }
  return style;
};

/** Writes a style in the order of its keys, every item closed by `;`. */
export const writeStyle = (style: Style): string =>
  Object.entries(style)
    .map(([key, value]) => (value === '' ? `${key};` : `${key}=${value};`))
    .join('');

/**
 * Sets keys of a style string and leaves every other item as it is, in place and in spelling.
 * An empty value removes the key.
 */
export const withStyleValues = (text: string, values: Style): string => {
  const open = new Map(Object.entries(values));
  const items = text.split(';').flatMap((item) => {
    const key = item.split('=', 1)[0]?.trim() ?? '';
    const value = key === '' ? undefined : open.get(key);
    if (value === undefined) return [item];
    open.delete(key);
    return value === '' ? [] : [`${key}=${value}`];
  });
  const added = [...open].filter(([, value]) => value !== '').map(([key, value]) => `${key}=${value}`);
  if (added.length === 0) return items.join(';');
  const closed = items.at(-1)?.trim() === '' ? items.slice(0, -1) : items;
  return `${[...closed, ...added].join(';')};`;
};
