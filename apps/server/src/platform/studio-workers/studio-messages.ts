import { DrawioError, type DrawioErrorCode } from '@diagloom/diagram/drawio';
import type { GenerationStage } from '@diagloom/studio';
import type { Studio } from '../studio.ts';

/** What a worker is asked to do; all of it can be sent from thread to thread. */
export interface StudioWork {
  readonly method: keyof Studio;
  readonly request: readonly unknown[];
}

/** What a worker tells on the way. */
export type StudioNote =
  | { readonly kind: 'stage'; readonly stage: GenerationStage }
  /** A layout gave up and a simpler one answered. */
  | { readonly kind: 'fallback'; readonly reason: string };

/** An error as it goes from thread to thread: its class would be lost. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly drawioCode: DrawioErrorCode | undefined;
}

export const sendError = (error: unknown): SentError => ({
  name: error instanceof Error ? error.name : 'Error',
  message: error instanceof Error ? error.message : String(error),
  stack: error instanceof Error ? error.stack : undefined,
  drawioCode: error instanceof DrawioError ? error.code : undefined,
});

export const receiveError = ({ name, message, stack, drawioCode }: SentError): Error => {
  if (drawioCode !== undefined) return new DrawioError(drawioCode, message);
  return Object.assign(new Error(message), { name, stack });
};
