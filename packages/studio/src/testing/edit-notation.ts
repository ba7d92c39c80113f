import { readDrawio } from '@diagloom/diagram/drawio';
import { type DiagramDocument, type DiagramType, type Edit, type Page, parseNotation } from '@diagloom/diagram/model';
import { drawSpec } from '@diagloom/drafting';
import { carryOutEdits } from '../carry-out-edits.ts';
import type { StudioTools } from '../studio-tools.ts';

/** Gives what draws a notation, carries edits out on it and gives the page as it is stored then. Throws where an edit is refused. */
export const notationEditor =
  (notation: string, type: DiagramType, tools: Pick<StudioTools, 'layout'>) =>
  async (...edits: readonly Edit[]): Promise<Page> => {
    const document = await drawSpec(parseNotation(notation, type.id).spec, type, tools);
    if (edits.length === 0) return pageOf(document);
    const result = await carryOutEdits(edits, { document, page: pageOf(document), type }, tools);
    if (!result.ok) throw new Error(result.message);
    return pageOf(readDrawio(result.xml));
  };

const pageOf = ({ pages: [page] }: DiagramDocument): Page => {
  if (page === undefined) throw new Error('A drawn document has a page.');
  return page;
};
