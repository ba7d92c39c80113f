import { readDrawio } from '@diagloom/diagram/drawio';
import type { DiagramSpec, DiagramType, Page } from '@diagloom/diagram/model';
import { diagramTypeOf, guessType } from '@diagloom/types';
import { typeOfPage } from './page-type.ts';

export interface PageToRead {
  /** A draw.io file, of ours or from elsewhere. */
  readonly xml: string;
  /** The id of the type to read a foreign page as; a page of ours says its own. */
  readonly type?: string;
  /** The id of the page; the first one where absent. */
  readonly page?: string;
}

export interface PageMeaning {
  readonly page: Page;
  readonly type: DiagramType;
  readonly spec: DiagramSpec;
}

/** What a page means. Undefined for a page that the file does not have. Throws a `DrawioError` for a bad file. */
export const readMeaning = ({ xml, type: otherwise, page: wanted }: PageToRead): PageMeaning | undefined => {
  const { pages } = readDrawio(xml);
  const page = wanted === undefined ? pages[0] : pages.find(({ id }) => id === wanted);
  if (page === undefined) return undefined;
  // What the file was taken for says nothing of its other pages.
  const type = typeOfPage(page, page === pages[0] ? otherwise : guessType(page));
  return { page, type, spec: type.recognise(page) };
};

/** The same, where free drawings are read as the type that they look most like. */
export const readMeaningOfDrawing = (request: PageToRead): PageMeaning | undefined => {
  const read = readMeaning(request);
  if (read?.type.id !== 'drawing') return read;
  const type = diagramTypeOf(guessType(read.page));
  return { ...read, type, spec: type.recognise(read.page) };
};
