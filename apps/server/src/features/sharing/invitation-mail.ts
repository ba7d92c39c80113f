import type { ShareRole } from '@diagloom/contract';
import type { Mail } from '../../platform/mail/mail-transport.ts';

interface Invitation {
  readonly to: string;
  readonly publicUrl: string;
  readonly diagramId: number;
  readonly role: ShareRole;
  /** The confirmed address of whoever invites; absent where it is not confirmed. */
  readonly from: string | undefined;
}

const allowed: Readonly<Record<ShareRole, string>> = {
  viewer: 'view',
  commenter: 'view and comment on',
  editor: 'view and edit',
};

/**
 * The same words whether the address has an account or not. Neither the title nor a name: they are words that anybody may
 * choose, sent to whomever they like.
 */
export const invitationMail = ({ to, publicUrl, diagramId, role, from }: Invitation): Mail => ({
  to,
  subject: 'A diagram was shared with you in Diagloom',
  text: `Hello,

${from ?? 'Someone'} invited you to ${allowed[role]} a diagram in Diagloom. Open it here:

${publicUrl}/diagrams/${diagramId}

Sign in with the account that uses this email address. If you don’t have one yet, sign up and confirm the address. You’ll find the diagram
in your list, under Shared with me.

If you don’t know who this is from, you can ignore this message.
`,
});
