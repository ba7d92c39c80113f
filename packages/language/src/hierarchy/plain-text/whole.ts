import { oneWhole, wholeAgain, wholeWords } from '../../lexicon/en/plain-chart-words.ts';
import type { Chart } from '../chart.ts';
import { uniqueHead } from '../lead-by-rank.ts';
import { article, isPerson, isTitle } from '../read-name.ts';

/** The organisation that a chart is of. It is a box only where it has parts, and nobody is said to lead it. */
export interface Whole {
  readonly name: () => string;
  readonly open: (name: string) => void;
  /** `the department` where the chart is of the IT department, `it all`. */
  readonly isMeant: (text: string) => boolean;
  readonly leadBy: (id: string) => void;
  /** These are its parts. */
  readonly hold: (ids: readonly string[]) => void;
  /** Puts whoever leads the whole above those whom nobody leads. */
  readonly close: () => void;
}

export const createWhole = (chart: Chart): Whole => {
  let name = '';
  let head: string | undefined;
  let parts: readonly string[] = [];
  const rootsOf = (): readonly string[] => parts.filter((id) => !chart.isLed(id));
  return {
    name: () => name,
    open: (given) => {
      name = given.replace(article, '');
    },
    isMeant: (text) => wholeWords.test(text) || (name !== '' && isNamedAgain(text, name)),
    leadBy: (id) => {
      head ??= id;
    },
    hold: (ids) => {
      parts = [...parts, ...ids];
    },
    close: () => {
      const roots = rootsOf();
      if (head !== undefined) for (const id of chart.roots()) chart.lead(head, id);
      else if (name !== '' && roots.length > 1 && uniqueHead(chart.roots().map(chart.labelOf)) === undefined) {
        const box = chart.position(name);
        for (const id of roots) chart.lead(box, id);
      }
    },
  };
};

/** `the department` for `IT department`. */
const isNamedAgain = (text: string, name: string): boolean => {
  const words = wholeAgain.exec(text)?.groups?.words?.toLowerCase();
  return words !== undefined && ` ${name.toLowerCase()}`.endsWith(` ${words}`);
};

/** `our bakery`, `a construction site`: one thing that is neither a post nor a person. */
export const mayBeWhole = (text: string): boolean =>
  oneWhole.test(text) && !isTitle(text.replace(article, '')) && !isPerson(text.replace(article, ''));
