import type { DiagramSpec, DiagramType, SourceSpan } from '@diagloom/diagram/model';
import type { Mark } from './report/judging/find-marks.ts';
import type { Presentation } from './route/take-presentation.ts';

/** What the engine needs to know of a diagram type; a whole `DiagramType` fits. */
export type TypeDescription = Pick<DiagramType, 'id' | 'label' | 'family' | 'vocabulary' | 'examples'>;

/** Something that the reader of a result should know, such as a sentence that was left out. */
export interface Warning {
  readonly code:
    | 'doubtful'
    | 'not-understood'
    | 'target-not-found'
    | 'other-language'
    | 'pattern'
    | 'cut'
    | 'description'
    | 'inferred'
    | 'from-documents'
    | 'not-in-documents';
  /** One sentence for people. */
  readonly message: string;
  /** The part of the prompt that it is about. */
  readonly source?: SourceSpan;
}

/** What each stage saw, for `explain`: a name and lines for people. */
export interface StageTrace {
  readonly stage: string;
  readonly lines: readonly string[];
}

/** Another type that the prompt asks for or clearly reads like. */
export interface BetterType {
  /** Its id. */
  readonly type: string;
  readonly label: string;
  /** One sentence for people, such as `This reads like a sequence diagram.` */
  readonly message: string;
}

/** Why a prompt got no diagram: no words at all, text in a language other than English, nothing known that could be drawn, or a picture that is no diagram of ours. */
export type RefusalReason = 'no-words' | 'language' | 'unknown-topic' | 'other-picture';

export type Understanding =
  | {
      readonly ok: true;
      readonly spec: DiagramSpec;
      /** From 0 to 1: how right the diagram is likely to be. */
      readonly coverage: number;
      /** Where the prompt was not drawn, or where what was drawn for it may be wrong. */
      readonly marks: readonly Mark[];
      readonly warnings: readonly Warning[];
      /** How the prompt wants the diagram to run and to look. */
      readonly presentation?: Presentation;
      readonly betterType?: BetterType;
      readonly trace: readonly StageTrace[];
    }
  | {
      readonly ok: false;
      readonly reason: RefusalReason;
      /** For people: what was missing and what to write instead. */
      readonly message: string;
      /** Prompts that work for this type. */
      readonly examples: readonly string[];
      readonly betterType?: BetterType;
    };
