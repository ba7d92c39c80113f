import { emailSchema } from '@diagloom/contract';

/** Whom an invitation is for, as the owner wrote it. */
export type Invitee = { readonly email: string } | { readonly username: string };

/** `ada@example.com` is an address, `@ada` and `ada` are a username. */
export const toInvitee = (who: string): Invitee => {
  const email = emailSchema.safeParse(who);
  return email.success ? { email: email.data } : { username: who.replace(/^@/, '') };
};
