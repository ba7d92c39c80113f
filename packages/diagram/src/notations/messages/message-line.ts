import type { SourceSpan } from '../../model/diagram-spec.ts';

/** A line of a sequence diagram, as Mermaid and PlantUML both know them. */
export type MessageLine =
  | ParticipantLine
  | SentLine
  | { readonly kind: 'activate' | 'deactivate' | 'destroy'; readonly key: string }
  | { readonly kind: 'note'; readonly keys: readonly string[]; readonly text: string }
  | { readonly kind: 'open'; readonly frame: FrameKind; readonly guard: string; readonly span?: SourceSpan }
  | { readonly kind: 'next'; readonly guard: string; readonly frame?: FrameKind }
  | { readonly kind: 'close' };

export interface ParticipantLine {
  readonly kind: 'participant';
  readonly key: string;
  readonly label: string;
  readonly role?: 'actor' | 'database';
  /** True where the next message to it creates it. */
  readonly isCreated: boolean;
}

export interface SentLine {
  readonly kind: 'message';
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly messageKind?: 'reply' | 'async';
  /** `+` and `-` before the receiver: it becomes active; the sender stops being active. */
  readonly sign?: '+' | '-';
  readonly span?: SourceSpan;
}

export const frameKinds = ['alt', 'opt', 'loop', 'par', 'break'] as const;
export type FrameKind = (typeof frameKinds)[number];

/** Words that open a frame, and the frame that we draw for them. */
export const frameOfWord: Readonly<Record<string, FrameKind>> = {
  alt: 'alt',
  opt: 'opt',
  loop: 'loop',
  par: 'par',
  critical: 'opt',
  break: 'break',
};
