import { findPredicate } from '../segment/predicate.ts';
import { tokenise } from '../text/token.ts';
import { capitalised } from '../text/words.ts';

/** The most words of a title that stands as a sentence. */
const longestTitle = 6;

/** `Ticket sale. The guest asks for a seat.`: a first sentence without a verb names the whole. The rest keeps its offsets. */
export const openingTitle = (text: string): { readonly title: string; readonly text: string } | undefined => {
  const [whole = '', said = ''] = /^\s*([^.:;!?\n,()=>→]{3,60})[.\n]\s+(?=[\p{L}\d])/u.exec(text) ?? [];
  const tokens = tokenise(said);
  const isName = tokens.length > 0 && tokens.length <= longestTitle && /^\p{Lu}/u.test(said.trim());
  if (!isName || findPredicate(tokens) !== undefined || /\b(?:is|are|has|have|can|and)\b/i.test(said)) return undefined;
  return { title: capitalised(said.trim()), text: ' '.repeat(whole.length) + text.slice(whole.length) };
};
