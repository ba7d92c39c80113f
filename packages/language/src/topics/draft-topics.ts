import type { Drafter } from '../draft.ts';
import { audience, centreForms, countsTopics, mapRequests, wholeAndFirst } from '../lexicon/en/topic-words.ts';
import { type OutlineItem, type Piece, spanOfPiece, trimPiece } from '../outline/outline.ts';
import { readOutlineLines } from '../outline/read-lines.ts';
import { toDraft } from '../outline/to-draft.ts';
import { createTreeDraft, type TreeDraft } from '../outline/tree-to-spec.ts';
import { splitPlainSentences } from '../text/plain-sentences.ts';
import { capitalised } from '../text/words.ts';
import { addItems } from './add-items.ts';
import {
  addedToKnown,
  afterOpener,
  askedIn,
  captioned,
  openerOf,
  opening,
  openStatement,
  withoutBranchWords,
} from './openings.ts';
import { headedGroup, readBranches } from './read-branches.ts';
import { takeCentre } from './take-centre.ts';
import { withoutLead } from './without-lead.ts';

/**
 * The topics family: an outline, a list with brackets, or sentences such as `Inference: estimation, tests`, to a tree of
 * topics. What a sentence opens with is looked up first, so that later sentences add to topics that are already there.
 */
export const draftTopics: Drafter = (given, type, titled, asked) => {
  const isSlashed = (asked.match(slashGroup)?.length ?? 0) > 1;
  const prompt = asked.replace(slashGroup, ' ; ');
  const [text, title] = isSlashed && titled.includes('/') ? [prompt, ''] : [given.replace(slashGroup, ' ; '), titled];
  const draft = createTreeDraft((label) => label.toLowerCase().replace(/^(?:the|a|an)\s+/, ''));
  const placed =
    takeCentre(withoutRequest(text), { isTitled: title !== '' }) ??
    takeCentre(withoutRequest(prompt), { isTitled: title !== '' });
  if (placed !== undefined) {
    const name = capitalised(placed.centre.text);
    draft.mention(name, spanOfPiece(placed.centre));
    return toDraft(draft.toSpec(type.id, readTopics(placed.rest, name, draft)), placed.rest);
  }
  const split = titleAndFirst(title, withoutRequest(prompt));
  if (split !== undefined)
    return toDraft(draft.toSpec(type.id, readTopics(split.text, split.title, draft)), split.text);
  const isSaid = opening.test(title) || groupsIn(title) || centreOf({ text: `${title}: x`, start: 0 }) !== undefined;
  const subject = isSaid
    ? fromSubject(prompt, title)
    : { text: withFirstGroup(text, title, withoutRequest(prompt)), title };
  const name = withoutRequest(subject.title).trim();
  const centre = readTopics(withoutRequest(subject.text), name, draft);
  return toDraft(draft.toSpec(type.id, centre), subject.text);
};

/** `School fair / before: posters / after: cleaning`: slashes part groups like semicolons. */
const slashGroup = / \/ (?=[^/:;\n]{2,40}(?::| -) )/g;

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

/** `school trip, transport` of `school trip, transport: bus or train, costs like tickets`: the map is about the trip. */
const titleAndFirst = (
  title: string,
  prompt: string,
): { readonly text: string; readonly title: string } | undefined => {
  const { whole, first } = wholeAndFirst.exec(prompt)?.groups ?? {};
  if (whole === undefined || first === undefined) return undefined;
  if (title !== '' && title.toLowerCase() !== `${whole}, ${first}`.toLowerCase()) return undefined;
  const start = prompt.indexOf(first, prompt.indexOf(whole) + whole.length);
  return { text: ' '.repeat(start) + prompt.slice(start), title: whole };
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
  const name = title === '' ? 'Overview' : capitalised(withoutAudience(title));
  addItems(outline, draft.mention(name), draft);
  return name;
};

const withoutAudience = (name: string): string => {
  const kept = name.replace(audience, '');
  return kept.includes(' ') || kept.length > shortestName ? kept : name;
};

/** Letters; a single word must have more to say what a map is about. */
const shortestName = 5;

const readSentences = (text: string, title: string, draft: TreeDraft): string => {
  const statements = statementsOf(text);
  const declared = statements.map(centreOf).find((centre) => centre !== undefined);
  const [first, ...others] = statements;
  const start =
    declared ?? (title === '' ? (askedIn(first, text) ?? openerOf(first, others)) : { text: title, start: -1 });
  const name = capitalised(withoutAudience(start.text.trim()));
  const centre = draft.mention(name, start.start < 0 ? undefined : spanOfPiece(start));
  const isTitled = declared !== undefined || title !== '';
  let holder: string | undefined;
  statements.forEach((statement, index) => {
    const before = statements[index - 1];
    const gap = before === undefined ? '' : text.slice(before.start + before.text.length, statement.start);
    if (holder !== undefined && gap.includes(';') && !headedGroup.test(statement.text)) {
      addItems(readBranches(statement), holder, draft);
      return;
    }
    if (centreOf(statement) !== undefined || countsTopics.test(statement.text)) return;
    const isOpening = index === 0 && !isTitled;
    const isCaption = index === 0 && declared !== undefined && !/[:(,]/.test(statement.text);
    if (isCaption) return;
    const said = isOpening ? afterOpener(statement, start) : statement;
    if (said !== undefined) addStatement(said, centre, draft, isOpening);
    const head = oneInGroup.exec(statement.text)?.groups?.head;
    holder = head === undefined ? undefined : draft.find(head.trim());
  });
  return name;
};

/** `knots: bowline`, behind which `; reef` goes on. */
const oneInGroup = /^(?:[^:,]{2,60}:\s+)?(?<head>[^:,]{2,60}):\s+[^:,]+$/;

const centreOf = ({ text, start }: Piece): Piece | undefined => {
  for (const { pattern } of centreForms) {
    const centre = pattern.exec(text)?.groups?.centre;
    if (centre !== undefined) return trimPiece({ text: centre, start: start + text.lastIndexOf(centre) });
  }
  return undefined;
};

/** Sentences; where groups follow one another, each of them: `good: a, b. bad: c`. */
const statementsOf = (text: string): readonly Piece[] => splitPlainSentences(text);

const addStatement = (given: Piece, centre: string, draft: TreeDraft, isOpening: boolean): void => {
  const statement = withoutLead(given);
  const added = isOpening ? undefined : addedToKnown(statement, draft);
  const { head, list } = added ?? (isOpening ? { list: withoutBranchWords(statement) } : openStatement(statement));
  if (head === undefined) {
    addItems(readBranches(list), centre, draft);
    return;
  }
  const known = draft.find(head.text);
  const parent = known ?? draft.mention(capitalised(head.text), spanOfPiece(head));
  if (known === undefined) draft.connect(centre, parent);
  addItems(readBranches(list), parent, draft);
};
