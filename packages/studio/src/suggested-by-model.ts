import type { Edit } from '@diagloom/diagram/model';
import { readEdits, readSuggestions } from '@diagloom/providers/reply';
import type { PageInDocument } from './carry-out-edits.ts';
import { pageAfter } from './page-after.ts';
import type { DesignSuggestion } from './suggest-designs.ts';

/** Before the lines of a suggestion of a model, which are its id: nothing has to be kept of it until somebody applies it. */
const mark = 'model\n';

/** What a model suggests, as far as it can be carried out on the page; what cannot is not shown. */
export const suggestedByModel = (reply: string, place: PageInDocument): readonly DesignSuggestion[] =>
  readSuggestions(reply).flatMap(({ lines, ...told }) => {
    const edits = editsOf(lines, place);
    if (edits === undefined || pageAfter(edits, place) === undefined) return [];
    return [{ ...told, id: `${mark}${lines}`, confidence: 0.5, implemented: false, canApply: true, isModels: true }];
  });

/** The edits of a suggestion of a model by its id; undefined where it is no such id, or the diagram has changed too much since. */
export const editsOfSuggestion = (id: string, place: PageInDocument): readonly Edit[] | undefined =>
  id.startsWith(mark) ? editsOf(id.slice(mark.length), place) : undefined;

/** All of the lines or nothing. */
const editsOf = (lines: string, { page, type }: PageInDocument): readonly Edit[] | undefined => {
  const { edits, badLines, question } = readEdits(lines, type.recognise(page));
  return edits.length === 0 || badLines.length > 0 || question !== undefined ? undefined : edits;
};
