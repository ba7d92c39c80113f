import type { RuntimeReply, RuntimeTurn } from '@diagloom/providers';

/** What the process that runs models is asked. */
export interface WriteMessage {
  readonly kind: 'write';
  readonly id: number;
  /** The folder of the library that runs models, and the file of the model. */
  readonly library: string;
  readonly file: string;
  readonly turns: readonly RuntimeTurn[];
  readonly maxOutputTokens: number;
  readonly grammar?: string;
}

/** Ends what is being written, where it is still that. */
export interface StopMessage {
  readonly kind: 'stop';
  readonly id: number;
}

export type LocalMessage = WriteMessage | StopMessage;

/** `long`: the text does not fit into the model. `unusable`: the file is none, or the library does not run here. */
export type WriteAnswer =
  | { readonly ok: true; readonly reply: RuntimeReply }
  | { readonly ok: false; readonly why: 'long' | 'unusable' };
