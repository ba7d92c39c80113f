import { type ErrorCode, errorStatuses } from '@diagloom/contract';

export interface AppErrorDetails {
  readonly fields?: Readonly<Record<string, string>>;
  readonly examples?: readonly string[];
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** A failure that people may read about. The message says what to do next; details go to `cause` and the log. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly statusCode: number;
  readonly details: AppErrorDetails;

  constructor(code: ErrorCode, message: string, details: AppErrorDetails = {}) {
    const { stackTraceLimit } = Error;
    // A refusal is told and not logged, and comes by the thousand from whoever does not stop asking.
    if (errorStatuses[code] < 500) Error.stackTraceLimit = 0;
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    Error.stackTraceLimit = stackTraceLimit;
    this.code = code;
    this.statusCode = errorStatuses[code];
    this.details = details;
  }
}
