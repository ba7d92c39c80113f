import type { SourceSpan } from '@diagloom/diagram/model';

/** One message of a sequence; participants by their number in the cast. */
export interface Message {
  readonly kind: 'message';
  readonly from: number;
  readonly to: number;
  readonly label: string;
  readonly messageKind?: 'reply' | 'async' | 'create' | 'destroy';
  /** True where the text does not tell it, but what it tells needs it. */
  readonly isAdded?: boolean;
  readonly span: SourceSpan | undefined;
}

/** A frame around messages, such as the two sides of an alternative. */
export interface Frame {
  readonly kind: 'frame';
  readonly frame: 'alt' | 'opt' | 'loop' | 'par' | 'break';
  readonly sections: readonly Section[];
  readonly span: SourceSpan | undefined;
}

export interface Section {
  readonly guard: string;
  readonly body: readonly Exchange[];
}

export type Exchange = Message | Frame;
