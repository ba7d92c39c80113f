import type { PartSource } from '@diagloom/studio';
import type { Database } from '../database/database.ts';
import { findCitations } from './citation-repository.ts';

/**
 * Where the parts of a diagram come from, in words for files that leave the server: title, headings and page for whoever owns the document, its
 * title for everybody else, nothing where it was removed.
 */
export const findPartSources = async (
  database: Pick<Database, 'execute'>,
  diagramId: number,
  readerId: number,
): Promise<readonly PartSource[]> =>
  (await findCitations(database, diagramId)).flatMap(({ part, document, headingPath, page }) => {
    if (part === '' || document === null) return [];
    const place =
      document.ownerId === readerId
        ? [...headingPath.filter((heading) => heading !== document.title), ...(page === null ? [] : [`page ${page}`])]
        : [];
    return [{ part, text: [document.title, ...place].join(' › ') }];
  });
