import type { Mail } from '../../platform/mail/mail-transport.ts';

/**
 * Every message that this area sends. None repeats a name: somebody else may have registered with the reader's address and
 * put words of their own there. Tokens stand behind `#`, which browsers send to no server.
 */

export const verificationMail = (to: string, publicUrl: string, token: string): Mail => ({
  to,
  subject: 'Confirm your email address for Diagloom',
  text: `Hello,

Someone created a Diagloom account with this address. To confirm that it’s yours, open this link within two days:

${publicUrl}/verify-email#${token}

If you didn’t create an account, you can ignore this message.
`,
});

export const resetMail = (to: string, publicUrl: string, token: string): Mail => ({
  to,
  subject: 'Reset your Diagloom password',
  text: `Hello,

Someone requested a new password for your Diagloom account. To choose one, open this link within one hour:

${resetLink(publicUrl, token)}

The link works once. If this wasn’t you, you can ignore this message. Your password stays the same.
`,
});

export const resetLink = (publicUrl: string, token: string): string => `${publicUrl}/reset-password#${token}`;

export const passwordChangedMail = (to: string, publicUrl: string): Mail => ({
  to,
  subject: 'Your Diagloom password was changed',
  text: `Hello,

The password for your Diagloom account was just changed, and all other devices were signed out.

If this wasn’t you, choose a new password now: ${publicUrl}/forgot-password
`,
});

export const connectedMail = (to: string, publicUrl: string, service: string): Mail => ({
  to,
  subject: 'A new way to sign in was added to your Diagloom account',
  text: `Hello,

You can now sign in to your Diagloom account with a ${service} account.

If this wasn’t you, open your profile, disconnect the service, and change your password: ${publicUrl}/profile
`,
});

export const accountDeletedMail = (to: string): Mail => ({
  to,
  subject: 'Your Diagloom account was deleted',
  text: `Hello,

Your Diagloom account and everything in it was just deleted, as you requested. You can no longer sign in.

If this wasn’t you, contact your administrator. A backup may still have your data.
`,
});

export const diagramsHandedOverMail = (to: string, publicUrl: string): Mail => ({
  to,
  subject: 'You now own diagrams in Diagloom',
  text: `Hello,

Someone who shared diagrams with you deleted their Diagloom account and handed their diagrams over to you. You’ll find them here:

${publicUrl}

They’re yours now, so you can change, share and delete them.
`,
});
