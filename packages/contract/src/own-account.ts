import * as z from 'zod/mini';
import { derivedPasswordSchema, firstNameSchema, lastNameSchema, usernameSchema } from './account.ts';
import { preferencesSchema, userSchema } from './auth.ts';
import { defineCall } from './call.ts';
import { wantedTypeSchema } from './diagram-types.ts';
import { doneSchema } from './failure.ts';

/** What is left away stays as it is. */
export const updatePreferences = defineCall({
  method: 'PATCH',
  path: '/api/auth/preferences',
  body: z.object({
    theme: z.optional(preferencesSchema.shape.theme),
    /** Null for the form's own first choice. */
    defaultDiagramType: z.optional(z.nullable(wantedTypeSchema)),
    /** Null takes the kept one away. */
    brandKit: z.optional(preferencesSchema.shape.brandKit),
    mutedNotifications: z.optional(preferencesSchema.shape.mutedNotifications),
    notificationMail: z.optional(preferencesSchema.shape.notificationMail),
  }),
  response: z.object({ success: z.literal(true), preferences: preferencesSchema }),
});

export const namesSchema = z.object({
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  /** An empty one stays as it is. */
  username: usernameSchema,
});

/** How others see the caller from now on. Fails with `username_taken` where another account has that name, or one that looks like it. */
export const updateNames = defineCall({
  method: 'PATCH',
  path: '/api/auth/me',
  body: namesSchema,
  response: z.object({ success: z.literal(true), user: userSchema }),
});

export const deleteAccountRequestSchema = z.object({
  /** The derived password; accounts without one need a session that was opened within the last ten minutes. */
  password: z.optional(derivedPasswordSchema),
  /** Whether diagrams that others were let in on become theirs, the editor's first, or go with the rest. */
  sharedDiagrams: z.enum(['hand_over', 'delete'], { error: 'Choose what happens to the diagrams you share.' }),
});

/** Ends the account and everything of it. Fails with `wrong_credentials` or `sign_in_again`. */
export const deleteAccount = defineCall({
  method: 'POST',
  path: '/api/auth/delete-account',
  body: deleteAccountRequestSchema,
  response: doneSchema,
});

/** A zip with everything that is kept of the caller: the diagrams as .drawio files, the rest as JSON. */
export const exportAccountPath = '/api/auth/export';

export type SharedDiagramsChoice = z.infer<typeof deleteAccountRequestSchema>['sharedDiagrams'];
export type NamesChange = z.input<typeof namesSchema>;
export type PreferencesChange = z.input<typeof updatePreferences.body>;
