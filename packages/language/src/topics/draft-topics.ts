import type { Drafter } from '../draft.ts';
import { centreForms, mapRequests } from '../lexicon/en/topic-words.ts';
import { type OutlineItem, type Piece, spanOfPiece, trimPiece } from '../outline/outline.ts';
import { readOutlineLines } from '../outline/read-lines.ts';
import { splitOutside } from '../outline/read-list.ts';
import { toDraft } from '../outline/to-draft.ts';
import { createTreeDraft, type TreeDraft } from '../outline/tree-to-spec.ts';
import { splitPlainSentences } from '../text/plain-sentences.ts';
import { capitalised } from '../text/words.ts';
import { readBranches } from './read-branches.ts';

/**
 * The topics family: an outline, a list with brackets, or sentences such as `Inference: estimation, tests`, to a tree of
 * topics. What a sentence opens with is looked up first, so that later sentences add to topics that are already there.
 */
export const draftTopics: Drafter = (text, type, title, prompt) => {
  const draft = createTreeDraft((label) => label.toLowerCase().replace(/^(?:the|a|an)\s+/, ''));
  const isSaid = opening.test(title) || groupsIn(title) || centreOf({ text: `${title}: x`, start: 0 }) !== undefined;
  const subject = isSaid ? fromSubject(prompt, title) : { text: withFirstGroup(text, title, prompt), title };
  const name = withoutRequest(subject.title).trim();
  const centre = readTopics(withoutRequest(subject.text), name, draft);
  return toDraft(draft.toSpec(type.id, centre), subject.text);
};

/** Requests for the map blanked out, so that every other character keeps its place. */
const withoutRequest = (text: string): string =>
  mapRequests.reduce((rest, { pattern }) => rest.replace(pattern, (found) => ' '.repeat(found.length)), text);

/** `a mind map about X with branches for A and B`: the subject itself holds the list, so it is read as a sentence. */
const fromSubject = (prompt: string, title: string): { text: string; title: string } => {
  const start = prompt.toLowerCase().indexOf(title.toLowerCase());
  return { text: ' '.repeat(Math.max(0, start)) + prompt.slice(Math.max(0, start)), title: '' };
};

/** `mind map of the garden. plants: roses`: the first group is no title. */
const withFirstGroup = (text: string, title: string, prompt: string): string => {
  const start = text.length - text.trimStart().length;
  const [whole = '', head = ''] = /([\p{L}\d][\p{L}\d '/&-]{1,60}):\s*$/u.exec(prompt.slice(0, start)) ?? [];
  const isGroup =
    head !== '' &&
    title !== '' &&
    !head.toLowerCase().includes(title.toLowerCase()) &&
    /[.\n:]\s*$/.test(prompt.slice(0, start - whole.length));
  return isGroup ? text.slice(0, start - whole.length) + whole + text.slice(start) : text;
};

/** `New helper - safety`: a title that ends in the name of the first group. */
const groupsIn = (title: string): boolean => /\s[-–—](?:\s|$)/.test(title) && !captioned.test(`${title}: x`);

const readTopics = (text: string, title: string, draft: TreeDraft): string => {
  const outline = arrow.test(text) ? undefined : readOutlineLines(text);
  return outline === undefined ? readSentences(text, title, draft) : readOutline(outline, title, draft);
};

const arrow = /\s(?:[-=]{1,2}>|→)\s/;

/** An outline with one item at the top has its centre; with several, the title is the centre. */
const readOutline = (outline: readonly OutlineItem[], title: string, draft: TreeDraft): string => {
  const [first, ...others] = outline;
  if (first === undefined) return title;
  const declared = centreOf({ text: first.text, start: first.span.start });
  if (title === '' && (declared !== undefined || others.length === 0 || first.children.length === 0)) {
    const name = capitalised((declared?.text ?? first.text).replace(/[:\s]+$/, ''));
    const centre = draft.mention(name, first.span);
    addItems(first.children, centre, draft);
    addItems(others, centre, draft);
    return name;
  }
  const name = title === '' ? 'Overview' : title;
  addItems(outline, draft.mention(name), draft);
  return name;
};

/** Items of lists and of outlines, whose lines may hold lists of their own. */
const addItems = (items: readonly OutlineItem[], parent: string, draft: TreeDraft): void => {
  for (const item of items) {
    const [own, ...more] =
      item.children.length > 0 && !/[:(]/.test(item.text)
        ? [item]
        : lineOf({ text: item.text, start: item.span.start });
    if (own === undefined) continue;
    const id = draft.mention(capitalised(own.text), own.span);
    if (!draft.hasParent(id)) draft.connect(parent, id);
    if (own !== item) addItems(own.children, id, draft);
    addItems(item.children, id, draft);
    addItems(more, parent, draft);
  }
};

/** `Tests: t-test, chi-squared` in a line of an outline brings its own children; a line without such an opening is one topic. */
const lineOf = (piece: Piece): readonly OutlineItem[] => {
  const opened = /^([^:()]{2,60}):\s+(.+)$/s.test(piece.text) || /^[^(),]+\([^()]*\)$/.test(piece.text);
  return opened ? readBranches(piece) : [{ text: piece.text, span: spanOfPiece(piece), children: [] }];
};

/** What stands between a topic and the list of its parts. */
const opening =
  /^(?<head>[^:()]{2,60}?)(?::\s+|\s+(?:->|=>|→|=)\s+|\s+-\s+|\s+(?:includes?|including|covers?|covering|contains?|consists? of|comprises?|means?|involves?|has|have|with|such as|is divided into|splits? into|branches? into|like)(?:\s+(?:the\s+)?(?:main\s+)?(?:branches|topics|subtopics|parts|areas|sections|themes)(?:\s+(?:for|on|about|of))?)?:?\s+)(?<list>.+)$/isu;

/** `Moving house - what to do: before, after`: the list belongs to the whole of what stands before the colon. */
const captioned =
  /^(?<head>[^:()]{2,50}\s[-–]\s(?:what|how|why|who|which|where|all|some)\b[^:(),]{2,40}):\s+(?<list>.+)$/su;

/** `Moving house - before: boxes; after: paint`: the name of the whole stands before its groups. */
const namedGroups = /^(?<head>[^:()]{2,70}?)\s[-–—]\s+(?<list>[^:()]{2,40}:\s.+)$/su;

const readSentences = (text: string, title: string, draft: TreeDraft): string => {
  const statements = statementsOf(text);
  const declared = statements.map(centreOf).find((centre) => centre !== undefined);
  const [first, ...others] = statements;
  const start = declared ?? (title === '' ? openerOf(first, others) : { text: title, start: -1 });
  const name = capitalised(start.text.trim());
  const centre = draft.mention(name, start.start < 0 ? undefined : spanOfPiece(start));
  const isTitled = declared !== undefined || title !== '';
  statements.forEach((statement, index) => {
    if (centreOf(statement) !== undefined) return;
    const isOpening = index === 0 && !isTitled;
    const isCaption = index === 0 && declared !== undefined && !/[:(,]/.test(statement.text);
    if (isCaption) return;
    const said = isOpening ? afterOpener(statement, start) : statement;
    if (said !== undefined) addStatement(said, centre, draft, isOpening);
  });
  return name;
};

const centreOf = ({ text, start }: Piece): Piece | undefined => {
  for (const { pattern } of centreForms) {
    const centre = pattern.exec(text)?.groups?.centre;
    if (centre !== undefined) return trimPiece({ text: centre, start: start + text.lastIndexOf(centre) });
  }
  return undefined;
};

/** Sentences; where groups follow one another, each of them: `good: a, b. bad: c`. */
const statementsOf = (text: string): readonly Piece[] => splitPlainSentences(text);

/** What the first sentence calls the whole: the part before its list, or all of it. */
const openerOf = (first: Piece | undefined, others: readonly Piece[]): Piece => {
  if (first === undefined) return { text: '', start: -1 };
  const grouped = namedGroups.exec(first.text)?.groups;
  const isGrouped =
    grouped?.list !== undefined &&
    (/;|,[^,:;()]{2,40}:\s/.test(grouped.list) || others.some(({ text }) => /^[^:]{2,40}:\s/.test(text)));
  const match = isGrouped ? grouped : (captioned.exec(first.text) ?? opening.exec(first.text))?.groups;
  const head = match?.head ?? splitOutside(first, /,/g)[0]?.text ?? first.text;
  return trimPiece({ text: head, start: first.start }) ?? first;
};

/** What is left of the first sentence behind the name of the whole. */
const afterOpener = (statement: Piece, opener: Piece): Piece | undefined => {
  const from = opener.start - statement.start + opener.text.length;
  const rest = statement.text.slice(from);
  const { list = rest } = opening.exec(`xx${rest}`)?.groups ?? {};
  const kept = list.replace(/^\s*[-–—:,=>→]+\s*/, '');
  return trimPiece({ text: kept, start: statement.start + statement.text.length - kept.length });
};

const addStatement = (statement: Piece, centre: string, draft: TreeDraft, isOpening: boolean): void => {
  const { head, list } = isOpening ? { list: withoutBranchWords(statement) } : openStatement(statement);
  if (head === undefined) {
    addItems(readBranches(list), centre, draft);
    return;
  }
  const known = draft.find(head.text);
  const parent = known ?? draft.mention(capitalised(head.text), spanOfPiece(head));
  if (known === undefined) draft.connect(centre, parent);
  addItems(readBranches(list), parent, draft);
};

const branchWords =
  /^(?:with\s+)?(?:(?:the|our|my)\s+)?(?:main\s+)?(?:branches|topics|subtopics|arms|themes)(?:\s+(?:for|on|about|are|should be|could be))?:?\s+(?!\()/i;

const withoutBranchWords = (piece: Piece): Piece => {
  const length = branchWords.exec(piece.text)?.[0].length ?? 0;
  return { text: piece.text.slice(length), start: piece.start + length };
};

/** `Inference covers tests and estimation`; a statement without such an opening, or with several groups, is a list for the centre. */
const openStatement = (statement: Piece): { readonly head?: Piece; readonly list: Piece } => {
  if (branchWords.test(statement.text)) return { list: withoutBranchWords(statement) };
  if (/[,;]\s*(?:and\s+)?[^,:;()]{2,40}:\s/.test(statement.text)) return { list: statement };
  const match = captioned.exec(statement.text) ?? opening.exec(statement.text);
  const head =
    match?.groups?.head === undefined ? undefined : trimPiece({ text: match.groups.head, start: statement.start });
  const list = match?.groups?.list;
  const isListed = head === undefined || list === undefined || /[,]/.test(head.text);
  if (isListed) return { list: statement };
  return { head, list: { text: list, start: statement.start + statement.text.length - list.length } };
};
