/** Words of the pages and the banner around links that are sent by mail. */
export const forgotStrings = {
  title: 'Forgot your password?',
  text: 'Enter your account’s email address to get a link for choosing a new password.',
  submit: 'Send Link',
  failed: 'The link was not sent',
  sentTitle: 'Check your email',
  sent: (email: string) =>
    `If an account has the address ${email}, a message with a link is on its way. The link works once and for one hour.`,
  writtenTitle: 'Ask whoever runs this server',
  written:
    'This server sends no email. If an account has this address, whoever runs the server will find a link in its outbox. The link works once and expires after one hour.',
  backToSignIn: 'Back to Sign In',
} as const;

export const resetStrings = {
  title: 'Choose a new password',
  text: 'You will be signed out everywhere. Then sign in with your new password.',
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
  doneText: 'Thank you. You are all set.',
  goOn: 'Go to Your Diagrams',
  failedTitle: 'Your email is not confirmed',
  incompleteText: 'This link is not complete. Open it again from the message, or ask for a new one.',
  sendAgain: 'Send a New Link',
  banner: (email: string) => `Please confirm your email address: ${email}`,
  bannerLabel: 'Email confirmation',
  resend: 'Resend link',
  hide: 'Hide until the next visit',
  sent: 'A new link is on its way',
  sentText: (email: string) => `Look for a message to ${email}. Earlier links no longer work.`,
  written: 'A new link was created',
  writtenText: 'This server sends no email. Ask whoever runs it for the message in its outbox.',
  resendFailed: 'The link was not sent',
} as const;
