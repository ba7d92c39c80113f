import type { ModelMessage } from 'ai';
import { failureOf, isUnread, ModelFailure } from '../model-failure.ts';
import type { Thinking } from '../provider.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { loadLibrary } from './load-library.ts';
import { type AskedModel, DoesNotStream, inOnePiece, tellingWhetherItStreams } from './streaming.ts';

export interface ModelQuestion {
  /** What the model is to do, and how it is to write. */
  readonly system: string;
  /** What was said, the person first; a turn of the model may stand between. */
  readonly turns: readonly ModelTurn[];
  readonly maxOutputTokens: number;
  /** What the reply may look like, in GBNF: models on this server can write nothing else; all others are only told. */
  readonly grammar?: string;
  /** How it is kept from thinking long. */
  readonly thinking?: Thinking | undefined;
  /** False for a model that is known to answer in one piece alone. */
  readonly streams?: boolean | undefined;
}

export interface ModelTurn {
  readonly by: 'person' | 'model';
  readonly text: string;
  /** Pictures as data URLs. */
  readonly images?: readonly string[];
}

export interface TokenUse {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export interface ModelReply {
  readonly text: string;
  readonly use: TokenUse;
  /** False where the service did not count, and `use` is an estimate. */
  readonly isCounted: boolean;
  /** Milliseconds until the first piece of text. */
  readonly firstTokenMs: number;
  /** True where the reply was ended by the limit on its length. */
  readonly isFull: boolean;
  /** True where it came in one piece, as the model or what stands before it does not stream. */
  readonly isWhole: boolean;
}

interface Listening {
  /** Ends the call, and the connection to the service with it. */
  readonly signal: AbortSignal;
  /** Told each piece of text as it comes. */
  readonly onText?: (piece: string) => void;
  readonly limits?: Partial<TimeLimits>;
}

export interface TimeLimits {
  readonly firstTokenMs: number;
  readonly betweenTokensMs: number;
  readonly totalMs: number;
}

/** A local model may have to be loaded first; a person watches, though. */
const usualLimits: TimeLimits = { firstTokenMs: 40_000, betweenTokensMs: 15_000, totalMs: 120_000 };

/** Characters of a reply beyond which it is no diagram. */
const longestReply = 200_000;

/**
 * Asks a model once, without trying again; one that turns out not to stream is asked for the same in one piece. Throws a `ModelFailure`, and
 * nothing else; the connection is closed in every case.
 */
export const askModel = async (
  model: AskedModel,
  question: ModelQuestion,
  { limits, ...listening }: Listening,
): Promise<ModelReply> => {
  const given = { ...usualLimits, ...limits };
  const until = performance.now() + given.totalMs;
  if (question.streams !== false) {
    const reply = await askOnce(await tellingWhetherItStreams(model), question, { ...listening, limits: given });
    if (reply !== 'does not stream') return { ...reply, isWhole: false };
  }
  const totalMs = Math.max(1, until - performance.now());
  const patience = { ...given, totalMs, firstTokenMs: totalMs };
  const reply = await askOnce(await inOnePiece(model), question, { ...listening, limits: patience });
  if (reply === 'does not stream') throw new ModelFailure('request');
  return { ...reply, isWhole: true };
};

interface ListeningWithin extends Listening {
  readonly limits: TimeLimits;
}

const askOnce = async (
  model: AskedModel,
  { system, turns, maxOutputTokens, grammar, thinking }: ModelQuestion,
  { signal, onText, limits }: ListeningWithin,
): Promise<Omit<ModelReply, 'isWhole'> | 'does not stream'> => {
  const { firstTokenMs: firstLimit, betweenTokensMs, totalMs } = limits;
  const ending = new AbortController();
  let isTooSlow = false;
  const giveUp = (): void => {
    isTooSlow = true;
    ending.abort();
  };
  const stop = (): void => ending.abort();
  signal.addEventListener('abort', stop, { once: true });
  const total = setTimeout(giveUp, totalMs);
  let patience = setTimeout(giveUp, firstLimit);
  const started = performance.now();
  let text = '';
  let firstTokenMs: number | undefined;
  let finish: { readonly reason: string; readonly input?: number; readonly output?: number } | undefined;
  try {
    signal.throwIfAborted();
    const { streamText } = await loadLibrary();
    const { fullStream } = streamText({
      model,
      system,
      messages: turns.map(toMessage),
      maxOutputTokens: maxOutputTokens + (thinking?.tokens ?? 0),
      maxRetries: 0,
      abortSignal: ending.signal,
      providerOptions: { ...thinking?.options, ...(grammar !== undefined && { local: { grammar } }) },
      onError: () => {},
    });
    for await (const part of fullStream) {
      if (part.type === 'text-delta') firstTokenMs ??= performance.now() - started;
      clearTimeout(patience);
      patience = setTimeout(giveUp, firstTokenMs === undefined ? firstLimit : betweenTokensMs);
      if (part.type === 'text-delta') {
        text += part.text;
        onText?.(part.text);
        if (text.length > longestReply) throw new ModelFailure('request');
      } else if (part.type === 'error') {
        if (part.error instanceof DoesNotStream) return 'does not stream';
        // A piece that could not be read leaves a gap, which whoever reads the text finds; anything else ends the call.
        if (text === '' || isCallError(part.error)) throw failureOf(part.error);
      } else if (part.type === 'abort') throw new ModelFailure('stopped');
      else if (part.type === 'finish') {
        const { inputTokens: input, outputTokens: output } = part.totalUsage;
        finish = {
          reason: part.finishReason,
          ...(input === undefined ? {} : { input }),
          ...(output === undefined ? {} : { output }),
        };
      }
    }
  } catch (error) {
    throw outcome(error, { isStopped: signal.aborted, isTooSlow, hasBegun: text !== '' });
  } finally {
    clearTimeout(patience);
    clearTimeout(total);
    signal.removeEventListener('abort', stop);
    ending.abort();
  }
  if (finish?.reason === 'content-filter') throw new ModelFailure('refused');
  if (finish?.reason !== 'stop' && finish?.reason !== 'length') throw new ModelFailure('cut');
  if (text.trim() === '' && finish.reason === 'length') throw new ModelFailure('full');
  const asked = system.length + turns.reduce((sum, turn) => sum + turn.text.length, 0);
  return {
    text,
    use: {
      inputTokens: finish.input ?? estimateTokens(asked),
      outputTokens: finish.output ?? estimateTokens(text.length),
    },
    isCounted: finish.input !== undefined && finish.output !== undefined,
    firstTokenMs: Math.round(firstTokenMs ?? performance.now() - started),
    isFull: finish.reason === 'length',
  };
};

const outcome = (
  error: unknown,
  { isStopped, isTooSlow, hasBegun }: { isStopped: boolean; isTooSlow: boolean; hasBegun: boolean },
): ModelFailure => {
  if (isTooSlow) return new ModelFailure('slow');
  if (isStopped) return new ModelFailure('stopped');
  const failure = failureOf(error);
  // A connection that breaks in the middle is not one that could not be made.
  return hasBegun && failure.kind === 'unreachable' ? new ModelFailure('cut') : failure;
};

const isCallError = (error: unknown): boolean => !isUnread(error) && failureOf(error).kind !== 'unreachable';

const toMessage = ({ by, text, images = [] }: ModelTurn): ModelMessage =>
  by === 'model'
    ? { role: 'assistant', content: text }
    : {
        role: 'user',
        content: [{ type: 'text' as const, text }, ...images.map((image) => ({ type: 'image' as const, image }))],
      };
