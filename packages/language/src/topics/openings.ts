import { addedTo, endedExamples, endedFirst, openedByWith, underTopic } from '../lexicon/en/topic-words.ts';
import { type Piece, trimPiece } from '../outline/outline.ts';
import { splitOutside } from '../outline/read-list.ts';
import type { TreeDraft } from '../outline/tree-to-spec.ts';

/** A topic and what stands behind it; without a head the list is for the centre. */
export interface Opened {
  readonly head?: Piece;
  readonly list: Piece;
}

/** `Inference covers tests and estimation`; a statement without such an opening, or with several groups, is a list for the centre. */
export const openStatement = (statement: Piece): Opened => {
  if (branchWords.test(statement.text)) return { list: withoutBranchWords(statement) };
  const under = openedBy(underTopic, statement);
  if (under !== undefined) return under;
  if (/[,;]\s*(?:and\s+)?[^,:;()]{2,40}:\s/.test(statement.text)) return { list: statement };
  if (splitOutside(statement, /,/g).filter(({ text }) => openedByWith.test(text.trim())).length > 1)
    return { list: statement };
  if (endedExamples.test(statement.text) || endedFirst.test(statement.text)) return { list: statement };
  const opened = openedBy(captioned, statement) ?? openedBy(opening, statement);
  return opened === undefined || opened.head.text.includes(',') ? { list: statement } : opened;
};

/** What the pattern parts into `head` and `list`. */
export const openedBy = (pattern: RegExp, { text, start }: Piece): Required<Opened> | undefined => {
  const { head = '', list } = pattern.exec(text)?.groups ?? {};
  const named = trimPiece({ text: head, start: start + text.indexOf(head) });
  return named === undefined || list === undefined
    ? undefined
    : { head: named, list: { text: list, start: start + text.length - list.length } };
};

const branchWords =
  /^(?:with\s+)?(?:(?:the|our|my)\s+)?(?:main\s+)?(?:branches|topics|subtopics|arms|themes)(?:\s+(?:for|on|about|are|should be|could be))?:?\s+(?!\()/i;

export const withoutBranchWords = (piece: Piece): Piece => {
  const length = branchWords.exec(piece.text)?.[0].length ?? 0;
  return { text: piece.text.slice(length), start: piece.start + length };
};

/** `Why do we lose members?`: a question is the whole of what the map is about. */
export const askedIn = (first: Piece | undefined, text: string): Piece | undefined =>
  first !== undefined && text[first.start + first.text.length] === '?' && !first.text.includes(':')
    ? { text: `${first.text}?`, start: first.start }
    : undefined;

/** What the first sentence calls the whole: the part before its list, or all of it. */
export const openerOf = (first: Piece | undefined, others: readonly Piece[]): Piece => {
  if (first === undefined) return { text: '', start: -1 };
  const grouped = namedGroups.exec(first.text)?.groups;
  const isGrouped =
    grouped?.list !== undefined &&
    (/;|,[^,:;()]{2,40}:\s/.test(grouped.list) || others.some(({ text }) => /^[^:]{2,40}:\s/.test(text)));
  const match = isGrouped
    ? grouped
    : (captioned.exec(first.text) ?? bracketed.exec(first.text) ?? openingOfWhole(first.text))?.groups;
  const head = match?.head ?? splitOutside(first, /,/g)[0]?.text ?? first.text;
  return trimPiece({ text: head, start: first.start }) ?? first;
};

/** `late ferries, old boats like tugs`: what opens behind a comma by a word is a topic, and not the whole. */
const openingOfWhole = (text: string): RegExpExecArray | null => {
  const found = opening.exec(text);
  const { head = '' } = found?.groups ?? {};
  return head.includes(',') && /^\s+\p{L}/u.test(text.slice(head.length)) ? null : found;
};

/** What is left of the first sentence behind the name of the whole. */
export const afterOpener = (statement: Piece, opener: Piece): Piece | undefined => {
  const from = opener.start - statement.start + opener.text.length;
  const rest = statement.text.slice(from);
  const dash = /^\s*[-–—]\s+/.exec(rest)?.[0].length;
  if (dash !== undefined) return trimPiece({ text: rest.slice(dash), start: statement.start + from + dash });
  const opened = opening.exec(`xx${rest}`)?.groups;
  // What opens behind a comma is a later topic.
  const isOpening = opened?.list !== undefined && /^xx[\s,]*$/.test(opened.head ?? '');
  const list = isOpening ? (opened.list ?? rest) : rest;
  const kept = list.replace(/^\s*[-–—:,=>→]+\s*/, '');
  return trimPiece({ text: kept, start: statement.start + statement.text.length - kept.length });
};

/** What stands between a topic and the list of its parts. */
export const opening =
  /^(?<head>[^:()]{2,60}?)(?::\s+|\s+(?:->|=>|→|=|>)\s+|\s+-\s+|\s+(?:includes?|including|covers?|covering|contains?|consists? of|comprises?|means?|involves?|has|have|with|such as|is divided into|splits? into|branches? into|like)(?:\s+(?:the\s+)?(?:main\s+)?(?:branches|topics|subtopics|parts|areas|sections|themes)(?:\s+(?:for|on|about|of))?)?:?\s+)(?<list>.+)$/isu;

/** `Moving house - what to do: before, after`: the list belongs to the whole of what stands before the colon. */
export const captioned =
  /^(?<head>[^:()]{2,50}\s[-–]\s(?:what|how|why|who|which|where|all|some)\b[^:(),]{2,40}):\s+(?<list>.+)$/su;

/** `Boats (sail, motor) in spring: hull, engine`: brackets before the colon belong to the name of the whole. */
const bracketed = /^(?<head>[^:(),]{2,60}\([^()]*\)[^:(),]{0,40}):\s/s;

/** `Moving house - before: boxes; after: paint`: the name of the whole stands before its groups. */
const namedGroups = /^(?<head>[^:()]{2,70}?)\s[-–—]\s+(?<list>[^:()]{2,40}:\s.+)$/su;

/** `Also put bowline under knots`, where the map has knots. */
export const addedToKnown = (statement: Piece, draft: TreeDraft): Required<Opened> | undefined => {
  const under = openedBy(underTopic, statement);
  if (under !== undefined && draft.find(under.head.text) !== undefined) return under;
  for (const { pattern } of addedTo) {
    const { head = '', list = '' } = pattern.exec(statement.text)?.groups ?? {};
    if (head === '' || draft.find(head) === undefined) continue;
    const at = (text: string): Piece => ({ text, start: statement.start + statement.text.indexOf(text) });
    return { head: at(head), list: at(list) };
  }
  return undefined;
};
