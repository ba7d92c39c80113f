import { applyChanges, diffDocuments, writeDrawio } from '@diagloom/diagram/drawio';
import { chooseType, drawSpec, understandPrompt } from '@diagloom/drafting';
import { asksToAdd } from '@diagloom/language/instructions';
import { type DiagramTypeId, diagramTypeOf } from '@diagloom/types';
import type { CarriedOut, PageInDocument } from './carry-out-edits.ts';
import { isOwnPage, themeOfPage } from './page-type.ts';
import type { StudioTools } from './studio-tools.ts';

export type DrawnOnEmptyPage = Extract<CarriedOut, { readonly ok: true }> & { readonly said: readonly string[] };

/** Fewer parts are no description of a diagram. */
const fewestParts = 2;

/**
 * Draws what a text describes on a page without anything on it, as the type that the page has, or as what the text asks for where it has
 * none. Undefined where something stands there, or the text describes no diagram.
 */
export const drawOnEmptyPage = async (
  text: string,
  { document, page, type }: PageInDocument,
  tools: Pick<StudioTools, 'layout'>,
): Promise<DrawnOnEmptyPage | undefined> => {
  if (asksToAdd.test(text) || page.cells.some(({ kind }) => kind === 'vertex' || kind === 'edge')) return undefined;
  const { type: id, understanding } = isOwnPage(page)
    ? { type: type.id as DiagramTypeId, understanding: await understandPrompt(text, type.id as DiagramTypeId) }
    : await chooseType(text);
  if (!understanding.ok || understanding.spec.nodes.length < fewestParts) return undefined;
  const { spec, warnings } = understanding;
  const [drawn] = (await drawSpec(spec, diagramTypeOf(id), tools, { theme: themeOfPage(page) })).pages;
  if (drawn === undefined) return undefined;
  const changes = diffDocuments(document, { ...document, pages: [{ ...page, cells: drawn.cells }] });
  return {
    ok: true,
    xml: writeDrawio(applyChanges(document, changes)),
    changes,
    said: [`Draws ${spec.nodes.length} shapes from the description.`],
    skipped: warnings.map(({ message }) => message),
    ...(page === document.pages[0] ? { spec } : {}),
  };
};
