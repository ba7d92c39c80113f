import * as z from 'zod/mini';
import { derivedPasswordSchema, emailSchema } from './account.ts';
import { defineCall } from './call.ts';
import { doneSchema } from './failure.ts';

/** Where messages of this server go: by mail, or into a folder that only whoever runs the server can read. */
export const mailDeliverySchema = z.enum(['email', 'outbox']);

export const mailAskedSchema = z.object({ success: z.literal(true), delivery: mailDeliverySchema });

/** The secret part of a link that was sent: 256 bits in base64url. */
export const linkTokenSchema = z
  .string()
  .check(z.regex(/^[\w-]{43}$/, 'This link is incomplete. Open it again from the message.'));

export const forgotPasswordRequestSchema = z.object({ email: emailSchema });

export const resetPasswordRequestSchema = z.object({ token: linkTokenSchema, newPassword: derivedPasswordSchema });

/** Sends a link to that address where an account has it. Always answers the same, so that nobody learns who has one. */
export const forgotPassword = defineCall({
  method: 'POST',
  path: '/api/auth/forgot-password',
  body: forgotPasswordRequestSchema,
  response: mailAskedSchema,
});

/** Takes a link once and within one hour, and ends all sessions. Fails with `invalid_link`. */
export const resetPassword = defineCall({
  method: 'POST',
  path: '/api/auth/reset-password',
  body: resetPasswordRequestSchema,
  response: doneSchema,
});

export type MailDelivery = z.infer<typeof mailDeliverySchema>;
export type MailAsked = z.infer<typeof mailAskedSchema>;
export type ForgotPasswordForm = z.input<typeof forgotPasswordRequestSchema>;
