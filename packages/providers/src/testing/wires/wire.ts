/** What a simulated service says, piece by piece, as one service's published examples show it. */
export interface WireFormat {
  /** The paths at which replies are asked for, streamed or in one piece. */
  readonly isAt: RegExp;
  /** Whether a request is one for a stream. */
  readonly asksStream: (path: string, body: unknown) => boolean;
  /** A reply in one piece. */
  readonly whole: (text: string, finish: FinishReason, use: Use) => unknown;
  readonly contentType: string;
  /** What comes before the first piece of text. */
  readonly begin: (model: string) => readonly Chunk[];
  readonly text: (piece: string) => Chunk;
  readonly end: (finish: FinishReason, use: Use) => readonly Chunk[];
  /** Calls a tool, whether one was offered or not. */
  readonly toolCall: readonly Chunk[];
  /** A chunk that holds no readable data. */
  readonly garbled: Chunk;
  readonly error: (message: string) => string;
}

export type Chunk = string | Uint8Array;

export interface Use {
  readonly input: number;
  readonly output: number;
}

export type FinishReason = 'stop' | 'length' | 'refused' | 'tool';

/** An event of a server-sent stream. */
export const eventOf = (data: unknown, name?: string): string =>
  `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`;
