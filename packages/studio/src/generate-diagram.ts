import { readDrawio, writeDrawio } from '@diagloom/diagram/drawio';
import type { DiagramDocument, DiagramSpec, DiagramType } from '@diagloom/diagram/model';
import type { ThemeId } from '@diagloom/diagram/themes';
import { askedTheme, chooseType, drawSpec, type TypeChoice, understandPrompt, withTitle } from '@diagloom/drafting';
import type { Passage } from '@diagloom/knowledge';
import type { BetterType, Mark, Warning } from '@diagloom/language';
import { type DiagramTypeId, diagramTypeOf } from '@diagloom/types';
import type { BoardReading } from '@diagloom/vision/board';
import { drawReading } from './draw-reading.ts';
import type { Citation, LookedAtPassage } from './grounding/citation.ts';
import { type Grounded, groundPrompt } from './grounding/ground-prompt.ts';
import { withoutAnswer } from './grounding/without-answer.ts';
import { enterStage, type StudioTools } from './studio-tools.ts';
import { firstDrawnPage, takeTemplate } from './take-template.ts';
import { readTemplateLook, type TemplateLook } from './template-look.ts';
import { type LayoutWarning, simplerLayout, watchFallback } from './watch-fallback.ts';

export interface GenerateRequest {
  readonly prompt: string;
  /** `auto`: the text decides. */
  readonly type: DiagramTypeId | 'auto';
  /** The first theme where absent. */
  readonly theme?: ThemeId;
  /** A draw.io file whose look the diagram takes over; with an empty prompt it becomes the diagram itself. */
  readonly template?: { readonly xml: string; readonly name?: string };
  /** What was read of a picture, which is drawn then; the prompt is for the record. */
  readonly reading?: BoardReading;
  /** What the person's documents say to the prompt, best first; absent where they were not asked. */
  readonly passages?: readonly Passage[];
}

export type GenerateResult = GeneratedDiagram | NotUnderstood;

export interface GeneratedDiagram {
  readonly ok: true;
  readonly spec: DiagramSpec;
  /** The type that was asked for, or what a template that became the diagram was recognised as. */
  readonly type: DiagramTypeId;
  readonly document: DiagramDocument;
  /** The document as a draw.io file. */
  readonly xml: string;
  /** From 0 to 1: how right the diagram is likely to be; null for a template without a prompt. */
  readonly coverage: number | null;
  /** What of the prompt was not drawn, or may be drawn wrongly. */
  readonly marks: readonly Mark[];
  readonly warnings: readonly (Warning | LayoutWarning)[];
  /** Another type that the prompt asks for or clearly reads like. */
  readonly betterType?: BetterType;
  /** What a text that was to decide was taken for, and why. */
  readonly chosenType?: BetterType;
  /** Set where the type was taken only because it shows most of the text. */
  readonly isTypeGuess?: true;
  /** Where parts stand in the documents; empty where nothing came from them. */
  readonly citations: readonly Citation[];
  /** The passages that were looked at, and which of them were used. */
  readonly passages: readonly LookedAtPassage[];
  /** Who drafted the spec: `embedded`, or the id of a provider of models. */
  readonly engine: string;
}

export interface NotUnderstood {
  readonly ok: false;
  /** For people: what to do next. */
  readonly message: string;
  /** Prompts that work, for the same type. */
  readonly examples: readonly string[];
  /** What a text that was to decide asks for by name. */
  readonly chosenType?: BetterType;
}

/**
 * Turns a description into a diagram, in the look of a template where one is given. Throws a `DrawioError` for a template
 * that is no draw.io file; rejects only when stopped by `tools.signal` or on a fault of ours.
 */
export const generateDiagram = async (request: GenerateRequest, tools: StudioTools): Promise<GenerateResult> => {
  enterStage('analysing', tools);
  if (request.reading !== undefined) return drawReading(request.reading, request, tools);
  if (request.template !== undefined && request.prompt.trim() === '') return openTemplate(request.template, tools);
  const understood = await understandRequest(request);
  const { type: typeId, chosenType, isGuess, understanding, citations = [], passages = [] } = understood;
  const type = diagramTypeOf(typeId);
  if (!understanding.ok) {
    const { message, examples, betterType } = understanding;
    const choose = betterType === undefined ? '' : `${betterType.message} Choose "${betterType.label}" as the type. `;
    return { ok: false, message: `${choose}${message}`, examples, ...(!isGuess && chosenType && { chosenType }) };
  }
  enterStage('planning', tools);
  const { coverage, marks, warnings, betterType } = understanding;
  const look = request.template === undefined ? undefined : lookOf(request.template.xml, type);
  const direction = look?.direction;
  const titled = withTitle(understanding.spec);
  const spec = direction === undefined ? titled : { direction, ...titled };
  const { presentation } = understanding;
  const theme = request.theme ?? askedTheme(presentation);
  const { layout, hasFallenBack } = watchFallback(tools.layout);
  const document = await drawSpec(
    spec,
    type,
    { layout },
    {
      ...(theme === undefined ? {} : { theme }),
      ...(look === undefined ? {} : { look }),
      ...(presentation?.parts === undefined ? {} : { parts: presentation.parts }),
    },
  );
  enterStage('drawing', tools);
  return {
    ok: true,
    spec,
    type: typeId,
    document,
    xml: writeDrawio(document),
    coverage,
    marks,
    warnings: hasFallenBack() ? [...warnings, simplerLayout] : warnings,
    ...(betterType === undefined ? {} : { betterType }),
    ...(chosenType === undefined ? {} : { chosenType }),
    ...(isGuess && { isTypeGuess: true }),
    citations,
    passages,
    engine: 'embedded',
  };
};

type Understood = Omit<TypeChoice, 'chosenType'> &
  Partial<Pick<TypeChoice, 'chosenType' | 'isGuess'>> &
  Partial<Pick<Grounded, 'citations' | 'passages'>>;

/** What documents say comes first; a prompt that they do not answer is drawn alone, and the result says so. */
const understandRequest = async ({ prompt, type, passages }: GenerateRequest): Promise<Understood> => {
  const grounded = passages === undefined ? undefined : groundPrompt({ prompt, type, passages });
  if (grounded !== undefined) return grounded;
  const alone: Understood =
    type === 'auto' ? await chooseType(prompt) : { type, understanding: await understandPrompt(prompt, type) };
  return passages === undefined
    ? alone
    : { ...alone, understanding: withoutAnswer(prompt, alone.understanding, passages) };
};

const openTemplate = (
  { xml, name }: { readonly xml: string; readonly name?: string },
  tools: StudioTools,
): GenerateResult => {
  const taken = takeTemplate(xml, name);
  if (taken === undefined) return { ok: false, message: emptyTemplate, examples: [] };
  enterStage('drawing', tools);
  const { document, spec, type } = taken;
  return {
    ok: true,
    spec,
    type,
    document,
    xml,
    coverage: null,
    marks: [],
    warnings: [],
    citations: [],
    passages: [],
    engine: 'embedded',
  };
};

const emptyTemplate = 'The template has no shapes. Choose another file, or describe the diagram in words.';

/** The look of a template's first page with shapes; undefined where it has none. Throws a `DrawioError` for a bad file. */
export const lookOf = (xml: string, type: DiagramType): TemplateLook | undefined => {
  const page = firstDrawnPage(readDrawio(xml));
  return page === undefined ? undefined : readTemplateLook(page, type);
};
