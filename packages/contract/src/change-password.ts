import * as z from 'zod/mini';
import { accountMessages, derivedPasswordSchema } from './account.ts';
import { defineCall } from './call.ts';
import { doneSchema } from './failure.ts';

export const changePasswordMessages = {
  currentMissing: 'Enter your current password.',
  newShort: 'New password must be at least 6 characters long.',
  differ: 'New passwords do not match.',
} as const;

/** A new password as it is typed, before it is derived. */
export const newPasswordSchema = z
  .string({ error: changePasswordMessages.newShort })
  .check(z.minLength(6, changePasswordMessages.newShort), z.maxLength(100, accountMessages.passwordLong));

/** The two fields in which a person types a new password. */
export const newPasswordFormSchema = z.object({ newPassword: newPasswordSchema, confirmPassword: z.string() }).check(
  z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    error: changePasswordMessages.differ,
    // The rule runs even where the password is too short, so that the form shows both messages at once.
    when: () => true,
  }),
);

/** The form in the browser, with the passwords as they are typed. */
export const changePasswordFormSchema = z.intersection(
  z.object({ currentPassword: z.string().check(z.minLength(1, changePasswordMessages.currentMissing)) }),
  newPasswordFormSchema,
);

export const changePasswordRequestSchema = z.object({
  currentPassword: derivedPasswordSchema,
  newPassword: derivedPasswordSchema,
});

/** Ends every session of the caller but the one that asks. Fails with `wrong_credentials` for a wrong current password. */
export const changePassword = defineCall({
  method: 'POST',
  path: '/api/auth/change-password',
  body: changePasswordRequestSchema,
  response: doneSchema,
});

export type ChangePasswordForm = z.input<typeof changePasswordFormSchema>;
export type NewPasswordForm = z.input<typeof newPasswordFormSchema>;
