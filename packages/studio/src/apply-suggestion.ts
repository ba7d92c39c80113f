import { type CarriedOut, carryOutEdits } from './carry-out-edits.ts';
import { isOwnPage } from './page-type.ts';
import type { StudioTools } from './studio-tools.ts';
import { firstPage, suggestionIdOf } from './suggest-designs.ts';
import { editsOfSuggestion } from './suggested-by-model.ts';

export interface SuggestionToApply {
  readonly xml: string;
  /** The id of the type to read a foreign page as; a page of ours says its own. */
  readonly type: string;
  /** As `suggestDesigns` gave it for this diagram. */
  readonly suggestionId: string;
}

/**
 * Carries a suggestion out, wholly or not at all. The finding is looked for anew, so a suggestion that a change has overtaken does no
 * harm. Throws a `DrawioError` for a bad file; rejects when a layout fails.
 */
export const applySuggestion = async (
  { xml, type, suggestionId }: SuggestionToApply,
  tools: Pick<StudioTools, 'layout'>,
): Promise<CarriedOut> => {
  const place = firstPage(xml, type);
  const suggested = place && editsOfSuggestion(suggestionId, place);
  if (place !== undefined && suggested !== undefined) return carryOutEdits(suggested, place, tools);
  const advice = place?.type
    .advise(place.type.recognise(place.page))
    .find((candidate) => suggestionIdOf(candidate) === suggestionId);
  if (place === undefined || advice === undefined) {
    return { ok: false, message: 'This suggestion no longer fits the diagram. The list has been updated.' };
  }
  if (advice.edits.length === 0) return { ok: false, message: `Only you know what is right here. ${advice.message}` };
  // In a tree, what hangs under another part now belongs below it.
  const isTree = isOwnPage(place.page) && treeLayouts.includes(place.type.layout);
  return carryOutEdits(advice.edits, isTree ? { ...place, arrange: 'anew' } : place, tools);
};

const treeLayouts: readonly string[] = ['tree', 'radial', 'two-sided'];
