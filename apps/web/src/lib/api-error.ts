import { type Failure, failureSchema } from '@diagloom/contract';
import { ProblemHere } from './problem-here.ts';

/** A call that the server answered with anything but success. */
export class ApiError extends Error {
  readonly status: number;
  /** The reason in the protocol's words; HTTP/2 has none. */
  readonly statusText: string;
  /** What the server said about it; undefined where the body is not a failure of ours, such as a proxy's page. */
  readonly failure: Failure | undefined;
  /** Seconds after which trying again makes sense, where the server said so. */
  readonly retryAfter: number | undefined;

  /** The message is `status: body`, or `status: status text` where the body is empty. */
  constructor(status: number, statusText: string, body: string, retryAfter?: number) {
    super(`${status}: ${body === '' ? statusText : body}`);
    this.name = 'ApiError';
    this.status = status;
    this.statusText = statusText;
    this.failure = readFailure(body);
    this.retryAfter = retryAfter;
  }
}

/** The sentence to show for a failed call: the server's own, or that of a problem here, else the one given. */
export const messageOf = (error: unknown, otherwise: string): string => {
  if (error instanceof ProblemHere) return error.message;
  return error instanceof ApiError ? (error.failure?.error ?? otherwise) : otherwise;
};

/** The failure that the server described, if it did. */
export const failureOf = (error: unknown): Failure | undefined =>
  error instanceof ApiError ? error.failure : undefined;

const readFailure = (body: string): Failure | undefined => {
  const parsed = failureSchema.safeParse(parseJson(body));
  return parsed.success ? parsed.data : undefined;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
