import type { SpecEdge, Style } from '@diagloom/diagram/model';
import { type MarkName, markOf, markValues } from './marks.ts';

/** Marks of messages and lists of ids as items of a style: what nobody can see on a page, kept for reading it back. */

const keys = {
  activate: 'dlActivate',
  deactivate: 'dlDeactivate',
  ends: 'dlEnds',
} as const satisfies Readonly<Record<MarkName, string>>;

const names: readonly MarkName[] = ['activate', 'deactivate', 'ends'];

export const writeMarks = (edge: SpecEdge): Style =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = markOf(edge, name);
      return value === undefined ? [] : [[keys[name], value]];
    }),
  );

/** The marks of a message's style as properties of its edge; undefined where there are none. */
export const readMarks = (style: Style): Readonly<Record<string, string>> | undefined => {
  const said = names.flatMap((name) => {
    const values: readonly string[] = markValues[name];
    const value = style[keys[name]];
    return value !== undefined && values.includes(value) ? [[name, value] as const] : [];
  });
  return said.length === 0 ? undefined : Object.fromEntries(said);
};

/** Ids as one style value; draw.io's styles end a value at `;`, and an empty one would name another style. */
export const writeIds = (ids: readonly string[]): string => ids.map(encodeURIComponent).join(',') || ',';

/** Ids that `writeIds` wrote; one that cannot be decoded is left out. */
export const readIds = (text: string): readonly string[] =>
  text
    .split(',')
    .filter((part) => part !== '')
    .flatMap((part) => {
      try {
        return [decodeURIComponent(part)];
      } catch {
        return [];
      }
    });
