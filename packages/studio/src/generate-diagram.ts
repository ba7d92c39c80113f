import { writeDrawio } from '@diagloom/diagram/drawio';
import type { DiagramDocument, DiagramSpec } from '@diagloom/diagram/model';
import type { ThemeId } from '@diagloom/diagram/themes';
import { type BetterType, understand, type Warning } from '@diagloom/language';
import { type DiagramTypeId, diagramTypeOf, diagramTypes } from '@diagloom/types';
import { loadPatterns } from '@diagloom/types/patterns';
import { drawSpec } from './draw-spec.ts';
import { enterStage, type StudioTools } from './studio-tools.ts';

export interface GenerateRequest {
  readonly prompt: string;
  readonly type: DiagramTypeId;
  /** The first theme where absent. */
  readonly theme?: ThemeId;
}

export type GenerateResult = GeneratedDiagram | NotUnderstood;

export interface GeneratedDiagram {
  readonly ok: true;
  readonly spec: DiagramSpec;
  readonly document: DiagramDocument;
  /** The document as a draw.io file. */
  readonly xml: string;
  /** From 0 to 1: how much of the prompt the diagram shows. */
  readonly coverage: number;
  readonly warnings: readonly Warning[];
  /** Another type that the prompt asks for or clearly reads like. */
  readonly betterType?: BetterType;
  /** Who drafted the spec. */
  readonly engine: 'embedded';
}

export interface NotUnderstood {
  readonly ok: false;
  /** For people: what to do next. */
  readonly message: string;
  /** Prompts that work, for the same type. */
  readonly examples: readonly string[];
}

/** Turns a description into a diagram. Rejects only when stopped by `tools.signal` or on a fault of ours. */
export const generateDiagram = async (request: GenerateRequest, tools: StudioTools): Promise<GenerateResult> => {
  const type = diagramTypeOf(request.type);
  enterStage('analysing', tools);
  const understanding = understand(request.prompt, {
    type,
    patterns: await loadPatterns(request.type),
    types: diagramTypes,
  });
  if (!understanding.ok) {
    const { message, examples, betterType } = understanding;
    const choose = betterType === undefined ? '' : `${betterType.message} Choose "${betterType.label}" as the type. `;
    return { ok: false, message: `${choose}${message}`, examples };
  }
  enterStage('planning', tools);
  const { coverage, warnings, betterType } = understanding;
  const spec = withTitle(understanding.spec);
  const document = await drawSpec(spec, type, tools, request);
  enterStage('drawing', tools);
  return {
    ok: true,
    spec,
    document,
    xml: writeDrawio(document),
    coverage,
    warnings,
    ...(betterType === undefined ? {} : { betterType }),
    engine: 'embedded',
  };
};

/** A spec that nobody named is called after what it begins with. */
const withTitle = (spec: DiagramSpec): DiagramSpec => {
  if (spec.title !== '') return spec;
  const first = spec.nodes.find(({ origin }) => origin !== 'repair') ?? spec.nodes[0];
  return { ...spec, title: first?.label ?? 'Untitled Diagram' };
};
