import type { DiagramSpec, SourceSpan } from '@diagloom/diagram/model';
import { type Sentence, splitSentences } from './text/sentences.ts';
import type { StageTrace, TypeDescription } from './understanding.ts';

/** What a family makes of a text. */
export interface Draft {
  readonly spec: DiagramSpec;
  /** Sentences that were to be drawn; headings, goals and the like are not among them. */
  readonly sentences: readonly Sentence[];
  /** Places that point at something that was not found. */
  readonly lost: readonly SourceSpan[];
  readonly trace: readonly StageTrace[];
}

/** Reads the text of one family of types. In: the prompt without its request, the type, the title that the request gave, the prompt as typed. */
export type Drafter = (text: string, type: TypeDescription, title: string, prompt: string) => Draft;

type SpecDrafter = (text: string, type: TypeDescription, title: string, prompt: string) => DiagramSpec;

/** Makes a drafter of one that only gives a spec. */
export const fromSpecDrafter =
  (draft: SpecDrafter): Drafter =>
  (text, type, title, prompt) => ({
    spec: draft(text, type, title, prompt),
    sentences: splitSentences(text),
    lost: [],
    trace: [],
  });
