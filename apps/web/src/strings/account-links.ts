/** Words of the pages and the banner around links that are sent by mail. */
export const forgotStrings = {
  title: 'Forgot your password?',
  texts: {
    email: 'Enter your email address, and we’ll send you a link to choose a new password.',
    outbox:
      'Enter your email address to request a link to choose a new password. This server doesn’t send email, so your administrator passes it on.',
  },
  submits: { email: 'Send link', outbox: 'Request link' },
  failed: 'Couldn’t send the link',
  sentTitle: 'Check your email',
  sent: (email: string) =>
    `If there’s an account for ${email}, an email with a link is on its way. The link works once and expires after one hour.`,
  writtenTitle: 'Ask your administrator',
  written:
    'This server doesn’t send email. If this address has an account, ask your administrator for the link in the server’s outbox. It works once and expires after one hour.',
  backToSignIn: 'Back to sign-in',
} as const;

export const resetStrings = {
  title: 'Choose a new password',
  text: 'You’ll be signed out everywhere. Then sign in with your new password.',
  newPassword: 'New password',
  newPasswordHint: 'At least 6 characters',
  confirmPassword: 'Confirm new password',
  submit: 'Set new password',
  failed: 'Couldn’t change the password',
  succeeded: 'Password Changed',
  succeededText: 'Your password has been successfully updated.',
  incompleteTitle: 'This link is incomplete',
  incompleteText: 'Open it again from the message, or request a new one.',
  askAgain: 'Request a new link',
} as const;

export const stopMailStrings = {
  title: 'Stop these emails?',
  text: 'Diagloom will no longer email you about mentions, replies and resolved comments. You’ll still see them when you sign in.',
  submit: 'Stop emails',
  doneTitle: 'Emails stopped',
  doneText: 'You can turn them on again in your profile.',
  goOn: 'Go to Diagloom',
  failedTitle: 'Couldn’t stop the emails',
  incompleteText:
    'This link is incomplete. Open it again from the email, or go to your profile to choose which emails you get.',
  profile: 'Open your profile',
} as const;

export const verifyStrings = {
  title: 'Confirm your email',
  doneTitle: 'Email confirmed',
  doneText: 'Thank you. You’re all set.',
  goOn: 'Go to your diagrams',
  failedTitle: 'Couldn’t confirm your email',
  incompleteText: 'This link is incomplete. Open it again from the message, or request a new one.',
  sendAgain: 'Send a new link',
  banner: (email: string) => `Confirm ${email} to open diagrams that others share with this address`,
  bannerShort: 'Confirm your email address',
  bannerLabel: 'Email confirmation',
  resends: { email: 'Resend email', outbox: 'Request a new link' },
  hide: 'Hide until the next visit',
  sent: 'A new link is on its way',
  sentText: (email: string) => `Look for a message to ${email}. Earlier links no longer work.`,
  written: 'A new link was created',
  writtenText: 'This server doesn’t send email. Ask your administrator for the message in its outbox.',
  resendFailed: 'Couldn’t send the link',
} as const;
