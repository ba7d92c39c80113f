import { checkPage, type PageFinding } from '@diagloom/diagram/checks';
import { readDrawio } from '@diagloom/diagram/drawio';
import type { Page } from '@diagloom/diagram/model';

/** What makes a diagram harder to read, for people. */
export interface Readability {
  /** How many problems there are. */
  readonly total: number;
  /** The first of them, page by page. */
  readonly findings: readonly ReadabilityFinding[];
}

export interface ReadabilityFinding extends PageFinding {
  /** The id of its page. */
  readonly page: string;
}

/** More than anybody reads; a report is kept with every version. */
const mostFindings = 100;

/** Checks all pages of a draw.io file as they are stored. Throws a `DrawioError` for a bad file. */
export const checkDiagram = (xml: string): Readability => checkPages(readDrawio(xml).pages);

export const checkPages = (pages: readonly Page[]): Readability => {
  const all = pages.flatMap((page) =>
    checkPage(page).map((finding): ReadabilityFinding => ({ page: page.id, ...finding })),
  );
  return { total: all.length, findings: all.slice(0, mostFindings) };
};
