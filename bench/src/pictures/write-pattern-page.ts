import { escapeHtml, pageOf } from './picture-page.ts';

/** A pattern of a type, drawn for a prompt that only names it. */
export interface PatternPicture {
  readonly type: string;
  readonly title: string;
  /** Undefined where the engine does not understand the name. */
  readonly svg: string | undefined;
}

/** The files of a page of its own with every pattern, by name; its pictures are loaded when they are scrolled to. */
export const writePatternPage = (patterns: readonly PatternPicture[]): ReadonlyMap<string, string> => {
  const files = new Map<string, string>();
  const sections = [...new Set(patterns.map(({ type }) => type))].map((type) => {
    const figures = patterns.flatMap((pattern, index) => {
      if (pattern.type !== type) return [];
      const name = `pattern-${index}.svg`;
      if (pattern.svg !== undefined) files.set(name, pattern.svg);
      const picture =
        pattern.svg === undefined
          ? '<p>Not understood.</p>'
          : `<a href="${name}"><img src="${name}" alt="" loading="lazy"></a>`;
      return [`<figure>${picture}<figcaption>${escapeHtml(pattern.title)}</figcaption></figure>`];
    });
    return `<section><h2>${escapeHtml(type)}: ${figures.length} patterns</h2><div>${figures.join('\n')}</div></section>`;
  });
  files.set('patterns.html', pageOf(sections.join('\n')));
  return files;
};
