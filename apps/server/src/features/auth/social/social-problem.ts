import type { SocialProblem as Reason } from '@diagloom/contract';
import { AuthorizationResponseError } from 'openid-client';
import { AppError } from '../../../platform/errors/app-error.ts';

/** A sign-in with a service that did not work, with the reason that people read about on a page. */
export class SocialProblem extends Error {
  override readonly name = 'SocialProblem';
  readonly reason: Reason;

  constructor(reason: Reason, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** The reason for whatever the library or the network threw while a service was asked. */
export const toSocialProblem = (error: unknown): SocialProblem => {
  if (error instanceof SocialProblem) return error;
  if (error instanceof AppError && error.code === 'forbidden') return new SocialProblem('closed');
  if (error instanceof AppError && error.code === 'invitation_needed') return new SocialProblem('invitation_needed');
  if (error instanceof AppError && error.code === 'invalid_link') return new SocialProblem('invitation_ended');
  if (error instanceof AuthorizationResponseError && error.error === 'access_denied') {
    return new SocialProblem('cancelled', error);
  }
  return new SocialProblem(isOutOfReach(error) ? 'unreachable' : 'not_confirmed', error);
};

/** `fetch` throws a TypeError where nobody answers; the library wraps it, and has a code of its own for too late an answer. */
const isOutOfReach = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM') return true;
  if (error.name === 'TimeoutError' || (error instanceof TypeError && error.message === 'fetch failed')) return true;
  return isOutOfReach(error.cause);
};
