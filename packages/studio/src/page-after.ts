import { applyChanges } from '@diagloom/diagram/drawio';
import { applyEdits } from '@diagloom/diagram/edits';
import type { Edit, Page } from '@diagloom/diagram/model';
import type { PageInDocument } from './carry-out-edits.ts';
import { themeOfPage } from './page-type.ts';

/** The page with the edits carried out; undefined where one of them cannot be, or nothing would change. */
export const pageAfter = (edits: readonly Edit[], { document, page, type }: PageInDocument): Page | undefined => {
  const result = applyEdits(document, edits, { type, page: page.id, look: { theme: themeOfPage(page) } });
  if (result.changes.length === 0 || result.skipped.some(({ extent }) => extent === 'whole')) return undefined;
  return applyChanges(document, result.changes).pages.find(({ id }) => id === page.id);
};
