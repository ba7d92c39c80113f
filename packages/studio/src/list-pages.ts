import { DrawioError, readDrawio } from '@diagloom/diagram/drawio';
import type { Page } from '@diagloom/diagram/model';

export interface PageName {
  readonly id: string;
  readonly name: string;
}

/** The pages of a draw.io file, in order; one without a name is called by its number. None for a file that cannot be read. */
export const listPages = (xml: string): readonly PageName[] => {
  try {
    return namePages(readDrawio(xml).pages);
  } catch (error) {
    if (error instanceof DrawioError) return [];
    throw error;
  }
};

export const namePages = (pages: readonly Page[]): readonly PageName[] =>
  pages.map(({ id, name }, index) => ({ id, name: name === '' ? `Page ${index + 1}` : name }));
