import { exampleLine } from '../lexicon/en/topic-words.ts';
import { type OutlineItem, type Piece, spanOfPiece } from '../outline/outline.ts';
import type { TreeDraft } from '../outline/tree-to-spec.ts';
import { capitalised } from '../text/words.ts';
import { addedToKnown, openedBy } from './openings.ts';
import { readBranches } from './read-branches.ts';

/** Items of lists and of outlines, whose lines may hold lists of their own. */
export const addItems = (items: readonly OutlineItem[], parent: string, draft: TreeDraft): void => {
  const isDashed = items.some(({ text }) => dashedList.test(text));
  for (const item of items) {
    const added = item.children.length > 0 ? undefined : addedToKnown(pieceOf(item), draft);
    if (added !== undefined) {
      addItems(readBranches(added.list), draft.mention(capitalised(added.head.text), spanOfPiece(added.head)), draft);
      continue;
    }
    const isOpened = /[:(]/.test(item.text) || (isDashed && dashedHead.test(item.text));
    const [own, ...more] =
      item.children.length > 0 && !isOpened ? [item] : lineOf({ text: item.text, start: item.span.start }, isOpened);
    if (own === undefined) continue;
    const id = draft.mention(capitalised(own.text), own.span);
    if (!draft.hasParent(id)) draft.connect(parent, id);
    if (own !== item) addItems(own.children, id, draft);
    addItems(item.children, id, draft);
    addItems(more, parent, draft);
  }
};

const pieceOf = ({ text, span }: OutlineItem): Piece => ({ text, start: span.start });

/** `Tests: t-test, chi-squared` in a line of an outline brings its own children; a line without such an opening is one topic. */
const lineOf = (piece: Piece, isOpened: boolean): readonly OutlineItem[] => {
  const dashed = isOpened ? openedBy(dashedHead, piece) : undefined;
  if (dashed !== undefined)
    return [{ text: dashed.head.text, span: spanOfPiece(dashed.head), children: readBranches(dashed.list) }];
  const isList =
    /^([^:()]{2,60}):\s+(.+)$/s.test(piece.text) ||
    /^[^(),]+\([^()]*\)$/.test(piece.text) ||
    exampleLine.test(piece.text);
  return isList ? readBranches(piece) : [{ text: piece.text, span: spanOfPiece(piece), children: [] }];
};

/** `Food - sausages, cake`: a dash of one line that lists makes those of its neighbours openings as well, as in `Rain - marquee`. */
const dashedList = /^[^:(),]{2,40}\s[-–—]\s[^,]+,/s;
const dashedHead = /^(?<head>[^:(),]{2,40}?)\s[-–—]\s+(?<list>\S.*)$/s;
