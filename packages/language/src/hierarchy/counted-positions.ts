import { numberWords } from '../lexicon/en/numbers.ts';
import { memberNouns } from '../lexicon/en/position-words.ts';
import { singular } from '../lexicon/morphology.ts';
import type { OutlineItem } from '../outline/outline.ts';
import type { Chart } from './chart.ts';
import { article } from './read-name.ts';

export interface Under {
  readonly head: string;
  /** True where several heads get the same list, so that each needs positions of its own. */
  readonly isShared: boolean;
  /** How many of one kind are boxes of their own; more are one box. */
  readonly most?: number;
}

/** More than this of one kind are drawn as a single box that says how many. */
const mostCopies = 4;

/** `three VPs` are VP 1, VP 2 and VP 3; under several heads each has its own. */
export const positionsOf = (item: OutlineItem, under: Under | undefined, chart: Chart): readonly string[] => {
  const [, word, name = item.text] =
    /^(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s+(.+)$/i.exec(item.text) ?? [];
  const count = word === undefined ? 1 : countOf(word);
  const boxOf = (text: string): string =>
    under?.isShared ? chart.box(text.replace(article, ''), item.span, under.head) : chart.position(text, item.span);
  if (count > (under?.most ?? mostCopies) || (count > 1 && memberNouns.has(name.toLowerCase())))
    return [boxOf(item.text)];
  if (count <= 1) return [boxOf(name)];
  const words = name.split(' ');
  const single = [...words.slice(0, -1), singularName(words.at(-1) ?? '')].join(' ');
  return Array.from({ length: count }, (_, index) => {
    return chart.box(`${single} ${index + 1}`, item.span, under?.head);
  });
};

export const countOf = (word: string): number =>
  /^\d+$/.test(word) ? Number(word) : numberWords.indexOf(word.toLowerCase());

/** `VPs` gives `VP`. */
export const singularName = (word: string): string =>
  /^\p{Lu}{2,}s$/u.test(word) ? word.slice(0, -1) : singular(word.replace(/(?<=.)men$/, 'man'));
