import { z } from 'zod';
import { emailSchema } from '../account.ts';
import { defineCall } from '../call.ts';
import { mailDeliverySchema } from '../reset-password.ts';

/** For how many days an invitation may hold. */
export const invitationDays = [1, 7, 30] as const;

export const registrationInvitationSchema = z.object({
  id: z.int(),
  /** Whom it was sent to; null where it was handed over in another way. */
  email: z.string().nullable(),
  /** Who made it; null for whoever runs the server and for accounts that are gone. */
  madeBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: z.enum(['open', 'used', 'expired']),
  /** The account that was made with it; null where it is gone or there is none yet. */
  usedBy: z.string().nullable(),
});

/** With which somebody may make an account: those that are open first, then the newest. */
export const listInvitations = defineCall({
  method: 'GET',
  path: '/api/admin/invitations',
  response: z.object({ success: z.literal(true), invitations: z.array(registrationInvitationSchema) }),
});

export const newInvitationSchema = z.object({
  /** Where the link is sent to; it is only answered where this is absent. */
  email: z
    .literal('')
    .transform(() => undefined)
    .or(emailSchema)
    .optional(),
  expiresInDays: z.literal(invitationDays).default(7),
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
    delivery: mailDeliverySchema.nullable(),
  }),
});

export const revokeInvitation = defineCall({
  method: 'DELETE',
  path: '/api/admin/invitations/:id',
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  response: z.object({ success: z.literal(true) }),
});

export type InvitationDays = (typeof invitationDays)[number];
export type RegistrationInvitation = z.infer<typeof registrationInvitationSchema>;
export type NewInvitation = z.input<typeof newInvitationSchema>;
