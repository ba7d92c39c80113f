import { type DiagramComponent, listComponents } from '@diagloom/types';
import { type PageToRead, readMeaningOfDrawing } from './read-meaning.ts';

/** The parts of a page that code can be written for. Undefined for a page that the file does not have. Throws a `DrawioError` for a bad file. */
export const listCodeComponents = (request: PageToRead): readonly DiagramComponent[] | undefined => {
  const read = readMeaningOfDrawing(request);
  return read && listComponents(read.spec);
};
