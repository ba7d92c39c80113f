import { checkPage } from '@diagloom/diagram/checks';
import { readDrawio, writeDrawio } from '@diagloom/diagram/drawio';
import type { Rehearsed } from '@diagloom/diagram/layout';
import type { DiagramDocument, DiagramSpec, DiagramType } from '@diagloom/diagram/model';
import { type DrawOptions, drawSpec, withTitle } from '@diagloom/drafting';
import { detectLanguage, doubtMessage, isEnough, judge } from '@diagloom/language';
import { type BadLine, type ReadReply, readReply, stillBad, unwrapReply } from '@diagloom/providers/reply';
import { type DiagramTypeId, diagramTypeOf, findDiagramType } from '@diagloom/types';
import { agreesWithReading } from './agrees-with-reading.ts';
import { type GeneratedDiagram, type GenerateRequest, lookOf } from './generate-diagram.ts';
import type { Citation } from './grounding/citation.ts';
import { citeReply } from './grounding/cite-reply.ts';
import { isPoorer } from './is-poorer.ts';
import type { StudioTools } from './studio-tools.ts';
import { simplerLayout, watchFallback } from './watch-fallback.ts';

export interface ReplyRequest extends Pick<GenerateRequest, 'prompt' | 'theme' | 'template' | 'passages'> {
  readonly type: DiagramTypeId;
  /** What the model answered. */
  readonly reply: string;
  /** Further lines that it wrote in place of those that could not be read. */
  readonly mended?: string;
  /** What is drawn already, which the reply has to be as good as; absent where the embedded engine had no answer. */
  readonly draft?: {
    readonly spec: DiagramSpec;
    readonly xml: string;
    readonly coverage: number;
    /** Where parts of it stand in the documents. */
    readonly citations: readonly Citation[];
  };
  /** Set where the model saw a picture: `draft` is what our reader found in it then. */
  readonly isOfPicture?: boolean;
  /** Who answered: the id of a provider. */
  readonly engine: string;
  /** How it is placed best, as far as that was tried while it was written. */
  readonly rehearsed?: Rehearsed;
}

export interface DrawnReply {
  readonly ok: true;
  readonly diagram: GeneratedDiagram;
  /** Lines that were left out. */
  readonly badLines: readonly BadLine[];
}

/**
 * `no-diagram`: the reply holds none. `less-covered`: the draft shows more of what was asked for. `problems`: the diagram breaks rules of
 * its type that the draft keeps. `hard-to-read`: its page has more findings than the draft's. `another-picture`: it lacks much of what was
 * read in the picture.
 */
export type ReplyResult =
  | DrawnReply
  | {
      readonly ok: false;
      readonly why: 'no-diagram' | 'less-covered' | 'problems' | 'hard-to-read' | 'another-picture';
      readonly badLines: readonly BadLine[];
    };

/**
 * Draws what a model answered, where that is at least as good as the draft: it covers as much of the prompt, breaks no rule more, and its
 * page is as easy to read.
 */
export const drawReply = async (
  {
    prompt,
    type: id,
    reply,
    mended = '',
    draft,
    isOfPicture = false,
    engine,
    theme,
    template,
    passages = [],
    rehearsed,
  }: ReplyRequest,
  tools: Pick<StudioTools, 'layout'>,
): Promise<ReplyResult> => {
  const type = diagramTypeOf(id);
  const { spec: read, badLines } = await readMended(reply, mended, type);
  if (!isEnough(read)) return { ok: false, why: 'no-diagram', badLines };
  const spec = withTitle(read);
  const judgement = judge(prompt, spec, type.family);
  const grounded = citeReply(spec, passages);
  const isGrounded = (draft?.citations.length ?? 0) > 0;
  // Signs are those of English: what stands in no label may be the articles of another language.
  const language = isGrounded || isOfPicture ? undefined : detectLanguage(prompt);
  // A question that documents answer says little of what is to be drawn: what counts is how much of the diagram they say.
  const isJudged = !isGrounded && !isOfPicture && language === undefined;
  const isDoubtful = isJudged && judgement.isDoubtful;
  const marks = isJudged ? judgement.marks : [];
  const measured = isGrounded ? grounded.citations.length / spec.nodes.length : judgement.coverage;
  if (draft !== undefined && isOfPicture && !agreesWithReading(spec, draft.spec))
    return { ok: false, why: 'another-picture', badLines };
  const isLess = (than: NonNullable<typeof draft>): boolean => {
    if (isGrounded) return isLessCited(grounded.citations, than);
    return language === undefined ? !isOfPicture && measured < than.coverage : isPoorer(spec, than.spec);
  };
  if (draft !== undefined && isLess(draft)) return { ok: false, why: 'less-covered', badLines };
  if (draft !== undefined && type.findProblems(spec).length > problemsOf(draft.spec))
    return { ok: false, why: 'problems', badLines };
  const { layout, hasFallenBack } = watchFallback(
    rehearsed === undefined ? tools.layout : { ...tools.layout, rehearsed },
  );
  const worn = wornBy(spec, type, { theme, template });
  const document = await drawSpec(worn.spec, type, { layout }, worn.options);
  const findings = findingsOf(document);
  if (draft !== undefined && findings > 0 && findings > findingsOf(readDrawio(draft.xml)))
    return { ok: false, why: 'hard-to-read', badLines };
  return {
    ok: true,
    badLines,
    diagram: {
      ok: true,
      spec,
      type: id,
      document,
      xml: writeDrawio(document),
      coverage: isOfPicture || language !== undefined ? null : measured,
      marks,
      warnings: [
        ...(isDoubtful ? [{ code: 'doubtful' as const, message: doubtMessage(judgement) }] : []),
        ...(language === undefined ? [] : [unmeasured(language)]),
        ...(hasFallenBack() ? [simplerLayout] : []),
      ],
      ...grounded,
      engine,
    },
  };
};

/** A spec in the direction of a template, where it has none of its own, and what it wears. */
export const wornBy = (
  spec: DiagramSpec,
  type: DiagramType,
  { theme, template }: Pick<ReplyRequest, 'theme' | 'template'>,
): { readonly spec: DiagramSpec; readonly options: DrawOptions } => {
  const look = template === undefined ? undefined : lookOf(template.xml, type);
  return {
    spec: look?.direction === undefined ? spec : { direction: look.direction, ...spec },
    options: { ...(theme === undefined ? {} : { theme }), ...(look === undefined ? {} : { look }) },
  };
};

/** By the rules of its own type, which may be another than the model's. */
const problemsOf = (spec: DiagramSpec): number =>
  diagramTypeOf(findDiagramType(spec.type)?.id ?? 'flowchart').findProblems(spec).length;

const findingsOf = ({ pages }: DiagramDocument): number => pages.reduce((sum, page) => sum + checkPage(page).length, 0);

const unmeasured = (language: string) => ({
  code: 'other-language' as const,
  message: `This looks like ${language}, so Diagloom couldn’t check how well the diagram matches your text. Look it over before you use it.`,
});

/** Nodes count, as lines of a reply have no words of their own. */
const isLessCited = (
  citations: readonly Citation[],
  draft: { readonly spec: DiagramSpec; readonly citations: readonly Citation[] },
): boolean => {
  const nodes = new Set(draft.spec.nodes.map(({ id }) => id));
  return citations.length < new Set(draft.citations.map(({ part }) => part).filter((part) => nodes.has(part))).size;
};

const readMended = async (reply: string, mended: string, type: DiagramType): Promise<ReadReply> => {
  const first = await readReply(reply, type);
  if (mended === '') return first;
  const whole = await readReply(`${unwrapReply(reply)}\n${unwrapReply(mended)}`, type);
  return { ...whole, badLines: stillBad(whole.badLines, first.badLines) };
};
