import type { Mail } from '../../platform/mail/mail-transport.ts';

/** No name stands in it: whoever makes it may have chosen any. */
export const registrationInvitationMail = (to: string, link: string, days: number): Mail => ({
  to,
  subject: 'You are invited to Diagloom',
  text: `Hello,

an administrator of Diagloom invites you to make an account there. Open this link within ${days === 1 ? 'one day' : `${days} days`}:

${link}

The link works for one account. If you do not know who this is from, ignore this message.
`,
});
