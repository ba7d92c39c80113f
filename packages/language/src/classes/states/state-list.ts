import { listHead, listSubject, listTail, listWay } from '../../lexicon/en/state-choice-words.ts';
import { stateOpeners } from '../../lexicon/en/state-life-words.ts';
import type { Piece } from '../../outline/outline.ts';
import { saysHow } from './says-how.ts';

/**
 * The list of states in a sentence that opens with what they are of: `states of a tram idle, boarding, moving`, `a claim is Filed, then Read, then
 * Paid`. Out: the piece without its opening; unchanged where it has none.
 */
export const withoutListHead = (piece: Piece): Piece => {
  const { thing, list } = listHead.exec(piece.text)?.groups ?? {};
  const rest = thing === undefined || list === undefined ? subjectLess(piece.text) : namedList(thing, list);
  return rest === undefined ? piece : { text: rest, start: piece.start + piece.text.length - rest.length };
};

/** `a claim is Filed, then Read`: what is said of it, one after the other. */
const subjectLess = (text: string): string | undefined => {
  const way = listWay.exec(text)?.groups?.list;
  if (way !== undefined && saysHow(way.toLowerCase().split(',')[0] ?? '')) return way;
  const rest = listSubject.exec(text)?.groups?.list;
  return rest !== undefined && rest.split(/,\s*(?:and )?then\s+/).length > 2 ? rest : undefined;
};

/** `night tram idle`: the first state begins where a word says how something is. */
const namedList = (thing: string, list: string): string => {
  const words = thing.split(/\s+/);
  const at = words.findIndex((word, index) => index > 0 && (saysHow(word.toLowerCase()) || stateOpeners.test(word)));
  return `${words.slice(at < 0 ? -1 : at).join(' ')}${list}`;
};

/** `Read by the clerk` is `Read`. */
export const withoutListTail = (item: string): string => listTail.exec(item)?.[1] ?? item;
