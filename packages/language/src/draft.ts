import type { DiagramSpec, SourceSpan } from '@diagloom/diagram/model';
import type { Sentence } from './text/sentences.ts';
import type { StageTrace, TypeDescription, Warning } from './understanding.ts';

/** What a family makes of a text. */
export interface Draft {
  readonly spec: DiagramSpec;
  /** Sentences that were to be drawn; headings, goals and the like are not among them. */
  readonly sentences: readonly Sentence[];
  /** Places that point at something that was not found. */
  readonly lost: readonly SourceSpan[];
  /** What the reader should know beside that, such as the pattern that was used. */
  readonly notices?: readonly Warning[];
  readonly trace: readonly StageTrace[];
  /** True where every part of the text was understood, so that all of what was read belongs to the drawing. */
  readonly isAllRead?: true;
}

/** Reads the text of one family of types. In: the prompt without its request, the type, the title that the request gave, the prompt as typed. */
export type Drafter = (text: string, type: TypeDescription, title: string, prompt: string) => Draft;
