import type { DiagramSpec, PartStyle, Pattern } from '@diagloom/diagram/model';
import type { NotationReader } from '@diagloom/diagram/notations/reader';
import type { Draft, Drafter } from './draft.ts';
import { readForeignNotation } from './notations/foreign-notation.ts';
import { htmlAsLines } from './notations/html-as-lines.ts';
import { markChains } from './notations/mark-chains.ts';
import { readOwnNotation } from './notations/own-notation.ts';
import { draftPasted } from './pasted/draw-pasted.ts';
import { draftFromPatterns } from './patterns/draft-from-patterns.ts';
import { narrowGaps } from './prompt/narrow-gaps.ts';
import { shiftSpans } from './prompt/shift-spans.ts';
import { withToldDashes } from './prompt/told-dashes.ts';
import { unwrapPrompt } from './prompt/unwrap-prompt.ts';
import { pruneNodes } from './prune/prune-nodes.ts';
import { examplesOf, explainFailure } from './report/explain-failure.ts';
import { findUnused } from './report/find-unused.ts';
import { isEnough } from './report/is-enough.ts';
import { doubtMessage } from './report/judging/doubt-message.ts';
import { type Judgement, judge } from './report/judging/judge.ts';
import { blankCourtesies } from './route/blank-courtesies.ts';
import { deriveSubject } from './route/derive-subject.ts';
import { deriveTitle } from './route/derive-title.ts';
import { detectLanguage, tellsInOtherLanguage } from './route/detect-language.ts';
import { noticeOf, otherPictureIn, refusalOf } from './route/other-picture.ts';
import { type PartLook, partLooksIn, styleOf, withoutPartLooks } from './route/part-looks.ts';
import { stripRequest, subjectIn } from './route/strip-request.ts';
import { suggestType, type TypeCandidate } from './route/suggest-type.ts';
import { type TakenPresentation, takePresentation } from './route/take-presentation.ts';
import type { TypeDescription, Understanding, Warning } from './understanding.ts';

export interface UnderstandContext {
  readonly type: TypeDescription;
  /** The type's patterns, for prompts that only name a subject. */
  readonly patterns?: readonly Pattern[];
  /** All types there are, to tell where the prompt wants another one. */
  readonly types?: readonly TypeCandidate[];
  /** Reads Mermaid, DOT and PlantUML: what `loadNotationReader(prompt)` answers. Without it, such a text is read as words. */
  readonly readNotation?: NotationReader | undefined;
  /** True where nodes that do not seem to belong stay in the drawing: learning which do needs both, and documents are judged by themselves. */
  readonly keepsAll?: boolean | undefined;
}

export interface UnderstandWithContext extends UnderstandContext {
  /** Reads sentences of the type's family: what `loadDrafter(type.family)` answers. */
  readonly drafter: Drafter;
}

/**
 * Turns a prompt into a spec without any model. In: the text and what there is to draw it as. Out: the spec with how much of the text it
 * covers and what was left out, or a message that says what to write instead. Deterministic; linear in the length of the text.
 */
export const understandWith = (prompt: string, context: UnderstandWithContext): Understanding => {
  const narrow = narrowGaps(prompt);
  if (narrow !== undefined) return shiftSpans(understandWith(narrow.text, context), narrow.placeOf);
  const html = htmlAsLines(prompt);
  if (html !== undefined) return shiftSpans(understandPlain(html.text, context), html.placeOf);
  return understandPlain(prompt, context);
};

const understandPlain = (prompt: string, context: UnderstandWithContext): Understanding => {
  const { text: unwrapped, offset } = unwrapPrompt(withSingleMarks(prompt));
  const text = markChains(blankCourtesies(unwrapped));
  const plain = takePresentation(text);
  const betterType = suggestType(plain.text, context.type, context.types ?? []);
  const read = readNotationOrText(text, plain, unwrapped, context);
  const understanding = offset === 0 ? read : shiftSpans(read, (at) => at + offset);
  return betterType === undefined ? understanding : { ...understanding, betterType };
};

/** `Hurry!!` ends with one mark; offsets stay. */
const withSingleMarks = (text: string): string =>
  text.replace(/[!?]{2,}(?=\s|$)/g, (marks) => (marks.includes('?') ? '?' : '!').padEnd(marks.length));

/** `text` is what was typed without its courtesies and with arrows for what stands for them, `plain` that without its wishes for a look; both of the same length. */
const readNotationOrText = (
  text: string,
  plain: TakenPresentation,
  typed: string,
  context: UnderstandWithContext,
): Understanding => {
  const notation = notationDraft(text, context.type, context.readNotation);
  if (notation !== undefined) {
    const read = understandingOf(notation.draft, text, typed, context.type);
    return read.ok && notation.looks !== undefined ? { ...read, presentation: { parts: notation.looks } } : read;
  }
  const { presentation } = plain;
  const { direction } = presentation;
  const { understanding, parts } = understandLooks(plain.text, takePresentation(typed).text, context);
  if (!understanding.ok) return understanding;
  const spec = direction === undefined ? understanding.spec : { ...understanding.spec, direction };
  const wished = parts.length === 0 ? presentation : { ...presentation, parts };
  const { warnings } = understanding;
  return {
    ...understanding,
    spec,
    warnings: wished.theme === undefined || wished.colours === undefined ? warnings : [...warnings, coloursOfTheme],
    ...(Object.keys(wished).length > 0 && { presentation: wished }),
  };
};

const coloursOfTheme: Warning = {
  code: 'not-understood',
  message:
    'The theme has its own colors, so the colors in your description weren’t used. Ask for a theme or for colors, not both.',
};

/** Pieces that say how a part is to look name no part of their own; one that speaks of none in the drawing is content. */
const understandLooks = (
  text: string,
  typed: string,
  context: UnderstandWithContext,
): { readonly understanding: Understanding; readonly parts: readonly PartStyle[] } => {
  const read = (looks: readonly PartLook[]): Understanding =>
    understandText(withoutPartLooks(text, looks), withoutPartLooks(typed, looks), context);
  const looks = partLooksIn(text);
  const understanding = read(looks);
  if (looks.length === 0 || !understanding.ok)
    return { understanding: looks.length === 0 ? understanding : read([]), parts: [] };
  const known = looks.filter((look) => styleOf(look, understanding.spec, context.type) !== undefined);
  const settled = known.length === looks.length ? understanding : read(known);
  if (!settled.ok) return { understanding: settled, parts: [] };
  return { understanding: settled, parts: known.flatMap((look) => styleOf(look, settled.spec, context.type) ?? []) };
};

const understandText = (text: string, typed: string, context: UnderstandWithContext): Understanding => {
  const { type, patterns = [] } = context;
  const other = otherPictureIn(text);
  if (other?.isWholeText)
    return { ok: false, reason: 'other-picture', message: refusalOf(other), examples: examplesOf(type) };
  const draft = draftPasted(text, type) ?? topicDraft(text, typed, context);
  if (draft === undefined) return explainFailure(text, type, patterns);
  const understanding = understandingOf(draft, text, typed, type);
  if (other === undefined || !understanding.ok) return understanding;
  return { ...understanding, warnings: [...understanding.warnings, noticeOf(other)] };
};

const understandingOf = (draft: Draft, text: string, typed: string, type: TypeDescription): Understanding => {
  const spec = draft.spec.title === '' ? { ...draft.spec, title: titleOf(draft.spec, type, text) } : draft.spec;
  const judgement = judge(typed, spec, type.family);
  return {
    ok: true,
    spec,
    coverage: judgement.coverage,
    marks: judgement.marks,
    warnings: [...doubtOf(judgement), ...warningsOf(text, draft)],
    trace: draft.trace,
  };
};

const titleOf = (spec: DiagramSpec, { family }: TypeDescription, text: string): string =>
  deriveSubject(spec, family, text) ?? deriveTitle(spec);

/** What the prompt says, or the pattern that it names where it says little. */
const topicDraft = (
  text: string,
  typed: string,
  { type, patterns = [], drafter, keepsAll = false }: UnderstandWithContext,
): Draft | undefined => {
  const request = stripRequest(text);
  // Where only a subject is named, there is nothing to read.
  const read =
    request.text.trim() === ''
      ? undefined
      : drafter(withToldDashes(request.text, type.family), type, request.title, text);
  const own = read && isEnough(read.spec) && !tellsInOtherLanguage(request.text) ? read : undefined;
  const pattern = draftFromPatterns(subjectIn(text), type, patterns, own);
  if (pattern !== undefined || own === undefined || keepsAll || own.isAllRead) return pattern ?? own;
  return pruned(own, typed, type);
};

const pruned = (draft: Draft, typed: string, { family }: TypeDescription): Draft => {
  const { spec, left } = pruneNodes(typed, draft.spec, family);
  if (left.length === 0) return draft;
  return { ...draft, spec, trace: [...draft.trace, { stage: 'prune', lines: left.map(({ label }) => label) }] };
};

const notationDraft = (
  text: string,
  type: TypeDescription,
  readNotation: NotationReader | undefined,
): { readonly draft: Draft; readonly looks?: readonly PartStyle[] | undefined } | undefined => {
  const draftOf = (spec: Draft['spec'], route: string, notices: readonly Warning[]): Draft => ({
    spec,
    sentences: [],
    lost: [],
    notices,
    trace: [{ stage: 'route', lines: [route] }],
  });
  const own = readOwnNotation(text, type.id);
  if (own !== undefined) return { draft: draftOf(own, 'own notation', []) };
  const foreign = readNotation && readForeignNotation(text, type, readNotation);
  if (foreign === undefined) return undefined;
  const notices = foreign.problems
    .slice(0, mostNotices)
    .map(({ text: words, message }): Warning => ({ code: 'not-understood', message: `“${words.trim()}”: ${message}` }));
  return { draft: draftOf(foreign.spec, 'foreign notation', notices), looks: foreign.looks };
};

/** Lines of a pasted notation that could not be read are named up to this many. */
const mostNotices = 10;

const doubtOf = (judgement: Judgement): readonly Warning[] =>
  judgement.isDoubtful ? [{ code: 'doubtful', message: doubtMessage(judgement) }] : [];

const warningsOf = (text: string, draft: Draft): readonly Warning[] => {
  const language = detectLanguage(text);
  return [
    ...(draft.notices ?? []),
    ...(language
      ? [
          {
            code: 'other-language' as const,
            message: `This looks like ${language}. Diagloom understands sentences in English; arrows and lists work in any language.`,
          },
        ]
      : []),
    ...draft.lost.map((source) => ({
      code: 'target-not-found' as const,
      message: `The step that "${text.slice(source.start, source.end)}" refers to wasn’t found.`,
      source,
    })),
    ...findUnused(draft.sentences, draft.spec),
  ];
};
