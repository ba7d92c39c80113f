import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../../../scripts/harness/checkout.ts';

/** A section of a Markdown file that nobody on this project wrote: its heading is the question, its text the answer. */
export interface Section {
  readonly heading: string;
  /** How its text begins, letters and digits alone. */
  readonly beginning: string;
}

export interface MarkdownFile {
  readonly name: string;
  readonly text: string;
  readonly sections: readonly Section[];
}

/** Documentation that comes inside npm packages, the same file only once. */
export const readMarkdownFiles = (): readonly MarkdownFile[] => {
  const seen = new Set<string>();
  const modules = join(checkout, 'node_modules');
  return readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.md$/i.test(name))
    .toSorted()
    .flatMap((name) => {
      const path = join(modules, name);
      if (statSync(path).size > 1_000_000) return [];
      const text = readFileSync(path, 'utf8');
      if (text.length < 1000 || seen.has(text)) return [];
      seen.add(text);
      return [{ name: name.replaceAll('/', '_'), text, sections: sectionsOf(text) }];
    });
};

/** Headings of four words and more that stand in one file alone; of those, `count` spread evenly. */
export const chooseQuestions = (files: readonly MarkdownFile[], count: number): readonly Section[] => {
  const often = new Map<string, number>();
  const all = files.flatMap(({ sections }) => sections);
  for (const { heading } of all) often.set(lettersOf(heading), (often.get(lettersOf(heading)) ?? 0) + 1);
  const usable = all.filter(
    ({ heading, beginning }) =>
      often.get(lettersOf(heading)) === 1 && heading.split(/\s+/).length >= 4 && beginning.length >= 60,
  );
  const step = Math.max(1, usable.length / count);
  return Array.from({ length: Math.min(count, usable.length) }, (_, at) => usable[Math.floor(at * step)]).filter(
    (section) => section !== undefined,
  );
};

/** What the file says without its headings, so that a question cannot be found by its own words. */
export const withoutHeadings = (text: string): string => text.replace(/^#{1,6}\s.*$/gm, '');

/** Letters and digits of a text alone: mark-up and spaces differ between a file and what was read of it. */
export const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

const sectionsOf = (text: string): readonly Section[] => {
  const withoutCode = text.replace(/```[\s\S]*?```/g, '');
  return [...withoutCode.matchAll(/^#{2,4}\s+([^\n]+)\n+([^#\n|<![\]`*_]{60,})/gm)].map(
    ([, heading = '', body = '']) => ({
      heading: heading.replace(/[*_`]|\[|\]\([^)]*\)/g, '').trim(),
      beginning: lettersOf(body).slice(0, 60),
    }),
  );
};
