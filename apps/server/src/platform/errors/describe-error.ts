import { DrizzleQueryError } from 'drizzle-orm';

/** What the log says of an error. */
export interface ErrorDescription {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  /** The statement that failed, without its values. */
  readonly statement?: string;
  readonly stack?: string;
}

/**
 * Everything of an error that helps to find its cause, and nothing that people wrote: a failed query would bring
 * its parameters along, a violated key its value.
 */
export const describeError = (error: unknown): ErrorDescription => {
  if (error instanceof DrizzleQueryError && error.cause !== undefined) {
    return { ...describeError(error.cause), statement: error.query };
  }
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: error.message,
    ...(code === undefined ? {} : { code }),
    ...(frames === undefined ? {} : { stack: frames.join('\n') }),
  };
};
