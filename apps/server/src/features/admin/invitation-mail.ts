import type { Mail } from '../../platform/mail/mail-transport.ts';

/** No name stands in it: whoever makes it may have chosen any. */
export const registrationInvitationMail = (to: string, link: string, days: number): Mail => ({
  to,
  subject: 'You’re invited to Diagloom',
  text: `Hello,

A Diagloom administrator invited you to create an account. Open this link within ${days === 1 ? 'one day' : `${days} days`}:

${link}

The link works for one account. If you weren’t expecting this invitation, you can ignore this message.
`,
});
