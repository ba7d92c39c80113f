import type { Style } from '../model/index.ts';

/**
 * What is read out of a style, read once: the cells of a page share a few styles, and every number in one is text.
 */
export const perStyle = <Value>(read: (style: Style) => Value): ((style: Style) => Value) => {
  const known = new WeakMap<Style, Value>();
  return (style) => {
    const value = known.get(style);
    if (value !== undefined) return value;
    const made = read(style);
    known.set(style, made);
    return made;
  };
};
