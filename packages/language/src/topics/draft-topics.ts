import type { Drafter } from '../draft.ts';
import { isArrowText, readArrows } from '../notations/arrows.ts';
import { type OutlineItem, type Piece, spanOfPiece, trimPiece } from '../outline/outline.ts';
import { readOutlineLines } from '../outline/read-lines.ts';
import { readList, splitOutside } from '../outline/read-list.ts';
import { toDraft } from '../outline/to-draft.ts';
import { createTreeDraft, type TreeDraft } from '../outline/tree-to-spec.ts';
import { capitalised } from '../text/words.ts';

/**
 * The topics family: an outline, a list with brackets, or sentences such as `Inference: estimation, tests`, to a tree of
 * topics. What a sentence opens with is looked up first, so that later sentences add to topics that are already there.
 */
export const draftTopics: Drafter = (text, type, title, prompt) => {
  const draft = createTreeDraft((label) => label.toLowerCase().replace(/^(?:the|a|an)\s+/, ''));
  const subject = opening.test(title) ? fromSubject(prompt, title) : { text, title };
  const centre = readTopics(subject.text, subject.title, draft);
  return toDraft(draft.toSpec(type.id, subject.title === '' ? centre : subject.title), subject.text);
};

/** `a mind map about X with branches for A and B`: the subject itself holds the list, so it is read as a sentence. */
const fromSubject = (prompt: string, title: string): { text: string; title: string } => {
  const start = prompt.toLowerCase().indexOf(title.toLowerCase());
  return { text: ' '.repeat(Math.max(0, start)) + prompt.slice(Math.max(0, start)), title: '' };
};

const readTopics = (text: string, title: string, draft: TreeDraft): string => {
  if (isArrowText(text)) return readArrowTopics(text, draft);
  const outline = readOutlineLines(text);
  return outline === undefined ? readSentences(text, title, draft) : readOutline(outline, title, draft);
};

const readArrowTopics = (text: string, draft: TreeDraft): string => {
  const arrows = readArrows(text);
  for (const { from, to } of arrows) {
    draft.connect(draft.mention(capitalised(from.text), from.span), draft.mention(capitalised(to.text), to.span));
  }
  return capitalised(arrows[0]?.from.text ?? '');
};

/** An outline with one item at the top has its centre; with several, the title is the centre. */
const readOutline = (outline: readonly OutlineItem[], title: string, draft: TreeDraft): string => {
  const [first, ...others] = outline;
  if (first === undefined) return title;
  if (title === '' && (others.length === 0 || first.children.length === 0)) {
    const centre = draft.mention(capitalised(first.text), first.span);
    addItems(first.children, centre, draft);
    addItems(others, centre, draft);
    return capitalised(first.text);
  }
  const name = title === '' ? 'Overview' : title;
  addItems(outline, draft.mention(name), draft);
  return name;
};

const addItems = (items: readonly OutlineItem[], parent: string, draft: TreeDraft): void => {
  for (const item of items) {
    const { head, list } = headAndList({ text: item.text, start: item.span.start });
    const id = draft.mention(capitalised(head.text), spanOfPiece(head));
    if (!draft.hasParent(id)) draft.connect(parent, id);
    addItems(list, id, draft);
    addItems(item.children, id, draft);
  }
};

/** `Tests: t-test, chi-squared` in a line of an outline brings its own children. */
const headAndList = (piece: Piece): { head: Piece; list: readonly OutlineItem[] } => {
  const match = /^([^:()]{2,60}):\s+(.+)$/s.exec(piece.text);
  const head = match?.[1] === undefined ? undefined : trimPiece({ text: match[1], start: piece.start });
  if (match?.[2] === undefined || head === undefined) return { head: piece, list: [] };
  return { head, list: readList({ text: match[2], start: piece.start + piece.text.length - match[2].length }) };
};

/** What stands between a topic and the list of its parts. */
const opening =
  /^(?<head>[^:()]{2,60}?)(?::\s+|\s+-\s+|\s+(?:includes?|including|covers?|covering|contains?|consists? of|comprises?|has|have|with|such as|is divided into|splits? into|branches? into|like)(?:\s+(?:the\s+)?(?:branches|topics|subtopics|parts|areas|sections|themes)(?:\s+(?:for|on|about|of))?)?:?\s+)(?<list>.+)$/isu;

/** A topic in a list that brings its own examples: `sails like jib and spinnaker`, `knots: bowline`. */
const groupOpening =
  /^(?:with\s+)?(?<head>[^,:()]{2,40}?)(?::|\s+(?:like|such as|e\.g\.|including|for example))\s+(?<first>.+)$/isu;

/** `sails like jib and spinnaker, knots such as bowline, hitch`: each topic of the list with what follows it; undefined for another list. */
const readGroups = (piece: Piece): readonly OutlineItem[] | undefined => {
  const items = splitOutside(piece, /,\s*(?:and\s+)?|\s+and\s+/g);
  const openings = items.map(({ text }) => groupOpening.exec(text.trim())?.groups);
  if (openings[0] === undefined || openings.filter((found) => found !== undefined).length < 2) return undefined;
  const groups: { text: string; span: OutlineItem['span']; children: OutlineItem[] }[] = [];
  items.forEach((item, index) => {
    const [head, first] = [openings[index]?.head, openings[index]?.first ?? item.text];
    const start = item.start + item.text.indexOf(first);
    if (head !== undefined)
      groups.push({
        text: head,
        span: { start: item.start + item.text.indexOf(head), end: item.start + item.text.indexOf(head) + head.length },
        children: [],
      });
    groups.at(-1)?.children.push(...readList({ text: first, start }));
  });
  return groups;
};

/** `Moving house - what to do: before, after`: the list belongs to the whole of what stands before the colon. */
const captioned = /^(?<head>[^:()]{2,50}\s[-–]\s[^:(),]{2,40}):\s+(?<list>.+)$/su;

const readSentences = (text: string, title: string, draft: TreeDraft): string => {
  const statements = splitOutside({ text, start: 0 }, /\n|\.(?=\s|$)/g).flatMap((piece) => trimPiece(piece) ?? []);
  let centreName = title;
  let centre = title === '' ? undefined : draft.mention(title);
  for (const statement of statements) {
    const groups = centre === undefined ? undefined : readGroups(statement);
    const { head, list } = groups === undefined ? openStatement(statement) : { head: undefined, list: groups };
    if (centre === undefined) {
      const name = head ?? { text: list[0]?.text ?? statement.text, start: statement.start };
      centreName = capitalised(name.text);
      centre = draft.mention(centreName, spanOfPiece(name));
      addItems(head === undefined ? list.slice(1) : list, centre, draft);
      continue;
    }
    if (head === undefined) {
      addItems(list, centre, draft);
      continue;
    }
    const known = draft.find(head.text);
    const parent = known ?? draft.mention(capitalised(head.text), spanOfPiece(head));
    if (known === undefined) draft.connect(centre, parent);
    addItems(list, parent, draft);
  }
  return centreName;
};

/** `Inference covers tests and estimation`; a statement without such an opening is a list for the centre. */
const openStatement = (statement: Piece): { head?: Piece; list: readonly OutlineItem[] } => {
  const branches = /^(?:with\s+)?(?:branches|topics|subtopics|main topics)(?:\s+(?:for|on|about|are))?:?\s+/i.exec(
    statement.text,
  )?.[0];
  if (branches !== undefined) {
    return {
      list: readList({ text: statement.text.slice(branches.length), start: statement.start + branches.length }),
    };
  }
  const match = captioned.exec(statement.text) ?? opening.exec(statement.text);
  const head =
    match?.groups?.head === undefined ? undefined : trimPiece({ text: match.groups.head, start: statement.start });
  const list = match?.groups?.list;
  if (head === undefined || list === undefined) return { list: readList(statement) };
  const piece = { text: list, start: statement.start + statement.text.length - list.length };
  return { head, list: readGroups(piece) ?? readList(piece) };
};
