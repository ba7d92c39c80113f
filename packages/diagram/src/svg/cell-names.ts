import { oncePer } from '../scene/once-per.ts';
import type { SceneItem } from '../scene/scene.ts';

/**
 * What each item of a picture is called, for screen readers: a shape by its words, a connector by what it joins ("A to B")
 * and what it says. A shape without words has the name of the first thing in it. Empty for what has no name.
 */
export const cellNames = (items: readonly SceneItem[]): ((item: SceneItem) => string) => {
  const words = new Map(items.map((item) => [item.cell.id, wordsOf(item)]));
  const firstInside = new Map<string, string>();
  for (const { cell, kind } of items) {
    const name = words.get(cell.id);
    if (kind === 'shape' && name && cell.parent !== undefined && !firstInside.has(cell.parent)) {
      firstInside.set(cell.parent, name);
    }
  }
  const nameOf = (id: string | undefined): string =>
    id === undefined ? '' : words.get(id) || (firstInside.get(id) ?? '');
  return (item) => {
    const own = words.get(item.cell.id) ?? '';
    if (item.kind === 'shape') return own;
    const [from, to] = [nameOf(item.cell.source), nameOf(item.cell.target)];
    const course = joined(from, ' ', to === '' ? '' : `to ${to}`);
    return joined(course, ': ', own);
  };
};

const joined = (one: string, between: string, other: string): string =>
  one === '' || other === '' ? one + other : one + between + other;

const wordsOf = oncePer(
  ({ label }: SceneItem): string =>
    label?.lines
      .map((line) => line.runs.map((run) => run.text).join(''))
      .join(' ')
      .trim() ?? '',
);
