import * as z from 'zod/mini';
import { emailSchema } from '../account.ts';
import { defineCall } from '../call.ts';
import { mailDeliverySchema } from '../reset-password.ts';

/** For how many days an invitation may hold. */
export const invitationDays = [1, 7, 30] as const;

export const registrationInvitationSchema = z.object({
  id: z.int(),
  /** Whom it was sent to; null where it was handed over in another way. */
  email: z.nullable(z.string()),
  /** Who made it; null for whoever runs the server and for accounts that are gone. */
  madeBy: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: z.enum(['open', 'used', 'expired']),
  /** The account that was made with it; null where it is gone or there is none yet. */
  usedBy: z.nullable(z.string()),
});

/** With which somebody may make an account: those that are open first, then the newest. */
export const listInvitations = defineCall({
  method: 'GET',
  path: '/api/admin/invitations',
  response: z.object({ success: z.literal(true), invitations: z.array(registrationInvitationSchema) }),
});

export const newInvitationSchema = z.object({
  /** Where the link is sent to; it is only answered where this is absent. */
  email: z.optional(
    z.union([
      z.pipe(
        z.literal(''),
        z.transform(() => undefined),
      ),
      emailSchema,
    ]),
  ),
  expiresInDays: z._default(z.literal(invitationDays), 7),
});

/** The link opens the register page, for one account. */
export const createInvitation = defineCall({
  method: 'POST',
  path: '/api/admin/invitations',
  body: newInvitationSchema,
  response: z.object({
    success: z.literal(true),
    invitation: registrationInvitationSchema,
    /** Shown this once. */
    link: z.string(),
    /** Where the message went; null where none was to be sent. */
    delivery: z.nullable(mailDeliverySchema),
  }),
});

export const revokeInvitation = defineCall({
  method: 'DELETE',
  path: '/api/admin/invitations/:id',
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)) }),
  response: z.object({ success: z.literal(true) }),
});

export type InvitationDays = (typeof invitationDays)[number];
export type RegistrationInvitation = z.infer<typeof registrationInvitationSchema>;
export type NewInvitation = z.input<typeof newInvitationSchema>;
