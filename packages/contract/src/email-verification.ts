import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { doneSchema } from './failure.ts';
import { linkTokenSchema, mailAskedSchema } from './reset-password.ts';

/**
 * Confirms the caller's address with the token of the link that was sent there. Only the account itself can do it: whoever
 * registered with somebody else's address gains nothing from that person opening the link. Fails with `invalid_link`.
 */
export const verifyEmail = defineCall({
  method: 'POST',
  path: '/api/auth/verify-email',
  body: z.object({ token: linkTokenSchema }),
  response: doneSchema,
});

/** Sends the caller a new link, unless the address is confirmed already; the former one no longer works. */
export const resendVerification = defineCall({
  method: 'POST',
  path: '/api/auth/resend-verification',
  response: mailAskedSchema,
});
