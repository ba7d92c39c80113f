import type { Mail } from '../../platform/mail/mail-transport.ts';

/**
 * Every message that this area sends. None repeats a name: somebody else may have registered with the reader's address and
 * put words of their own there. Tokens stand behind `#`, which browsers send to no server.
 */

export const verificationMail = (to: string, publicUrl: string, token: string): Mail => ({
  to,
  subject: 'Confirm your email address for Diagloom',
  text: `Hello,

an account at Diagloom was made with this address. Open this link within two days to confirm that it is yours:

${publicUrl}/verify-email#${token}

If you made no account, ignore this message.
`,
});

export const resetMail = (to: string, publicUrl: string, token: string): Mail => ({
  to,
  subject: 'Reset your Diagloom password',
  text: `Hello,

somebody asked for a new password for your account at Diagloom. Open this link within one hour to choose one:

${resetLink(publicUrl, token)}

The link works once. If it was not you, ignore this message: your password stays as it is.
`,
});

export const resetLink = (publicUrl: string, token: string): string => `${publicUrl}/reset-password#${token}`;

export const passwordChangedMail = (to: string, publicUrl: string): Mail => ({
  to,
  subject: 'Your Diagloom password was changed',
  text: `Hello,

the password of your account at Diagloom was just changed, and all other sessions were ended.

If it was not you, choose a new one now: ${publicUrl}/forgot-password
`,
});

export const connectedMail = (to: string, publicUrl: string, service: string): Mail => ({
  to,
  subject: 'Your Diagloom account was connected',
  text: `Hello,

your account at Diagloom can now be opened with an account at ${service}.

If it was not you, open your profile, disconnect it and change your password: ${publicUrl}/profile
`,
});

export const accountDeletedMail = (to: string): Mail => ({
  to,
  subject: 'Your Diagloom account was deleted',
  text: `Hello,

your account at Diagloom and everything in it was just deleted, as you asked. Nothing is left to sign in to.

If it was not you, tell whoever runs the server: a backup may still have it.
`,
});

export const diagramsHandedOverMail = (to: string, publicUrl: string): Mail => ({
  to,
  subject: 'Diagrams at Diagloom are yours now',
  text: `Hello,

somebody who shared diagrams with you deleted their account at Diagloom and handed them over to you. You find them here:

${publicUrl}

They are yours like those that you made: you may change, share and delete them.
`,
});
