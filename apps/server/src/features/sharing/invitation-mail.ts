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
  editor: 'view and change',
};

/**
 * The same words whether the address has an account or not. Neither the title nor a name: they are words that anybody may
 * choose, sent to whomever they like.
 */
export const invitationMail = ({ to, publicUrl, diagramId, role, from }: Invitation): Mail => ({
  to,
  subject: 'A diagram was shared with you at Diagloom',
  text: `Hello,

${from ?? 'somebody'} lets you ${allowed[role]} a diagram at Diagloom. Open it here:

${publicUrl}/diagrams/${diagramId}

Sign in with the account of this address. If there is none yet, create one and confirm the address; the diagram is then among
those that are shared with you.

If you do not know who this is from, ignore this message.
`,
});
