/** Words of the pages and the banner around links that are sent by mail. */
export const forgotStrings = {
  title: 'Forgot your password?',
  text: 'Enter the email address of your account. You get a link with which you choose a new password.',
  submit: 'Send Link',
  failed: 'The link was not sent',
  sentTitle: 'Check your email',
  sent: (email: string) =>
    `If an account has the address ${email}, a message with a link is on its way. The link works once and for one hour.`,
  writtenTitle: 'Ask whoever runs this server',
  written:
    'This server sends no email. If an account has this address, a link that works once and for one hour now lies in the outbox of the server, where whoever runs it can read it.',
  backToSignIn: 'Back to Sign In',
} as const;

export const resetStrings = {
  title: 'Choose a new password',
  text: 'You are signed out everywhere, and sign in again with the new password.',
  newPassword: 'New password',
  newPasswordHint: 'At least 6 characters',
  confirmPassword: 'Confirm new password',
  submit: 'Set New Password',
  failed: 'The password was not changed',
  succeeded: 'Password Changed',
  succeededText: 'Your password has been successfully updated.',
  incompleteTitle: 'This link is not complete',
  incompleteText: 'Open it again from the message, or ask for a new one.',
  askAgain: 'Ask for a New Link',
} as const;

export const verifyStrings = {
  title: 'Confirm your email',
  doneTitle: 'Email confirmed',
  doneText: 'Thank you. This address is yours.',
  goOn: 'Go to your diagrams',
  failedTitle: 'Your email is not confirmed',
  incompleteText: 'This link is not complete. Open it again from the message, or ask for a new one.',
  sendAgain: 'Send a New Link',
  banner: (email: string) => `Your email address ${email} is not confirmed yet.`,
  bannerLabel: 'Email confirmation',
  resend: 'Send again',
  hide: 'Hide until the next visit',
  sent: 'A new link is on its way',
  sentText: (email: string) => `Look for a message to ${email}. Former links no longer work.`,
  written: 'A new link was written',
  writtenText: 'This server sends no email. Ask whoever runs it for the message in its outbox.',
  resendFailed: 'The link was not sent',
} as const;
