import { readDrawio } from '@diagloom/diagram/drawio';
import { checkPages, type Readability } from './check-diagram.ts';
import { namePages, type PageName } from './list-pages.ts';

/** What is kept with a drawing, so that nobody has to read it again to tell its pages and its problems. */
export interface Appraisal {
  readonly readability: Readability;
  readonly pages: readonly PageName[];
}

/** Reads a draw.io file once for all that is kept with it. Throws a `DrawioError` for a bad file. */
export const appraiseDrawing = (xml: string): Appraisal => {
  const { pages } = readDrawio(xml);
  return { readability: checkPages(pages), pages: namePages(pages) };
};
