import type { SocialProblem } from '@diagloom/contract';

/** Words around signing in with the account of another service. */
export const socialStrings = {
  continueWith: (service: string) => `Continue with ${service}`,
  or: 'or use your email',
  problemTitle: (service: string) => `Couldn’t sign in with ${service}`,
  backToSignIn: 'Back to sign-in',
  backToProfile: 'Back to profile',
  anyService: 'the service',
} as const;

/** What went wrong, and what to do next. */
export const socialProblemText = {
  not_configured: (service) =>
    `This server isn’t set up for ${service} yet. Sign in with your email and password, or ask your administrator.`,
  unreachable: (service) => `${service} isn’t responding right now. Try again shortly, or use your email and password.`,
  cancelled: (service) =>
    `The sign-in was canceled, so ${service} didn’t tell us who you are. Try again, or use your email and password.`,
  expired: () => 'Signing in took too long or was started in another window. Start again.',
  not_confirmed: (service) => `Couldn’t verify the reply from ${service}. Try signing in again.`,
  no_email: (service) =>
    `${service} didn’t share your email address, which your account needs. Allow it in your ${service} settings, or sign up with your email.`,
  email_taken: (service) =>
    `An account with this email address already exists. Sign in with your password, confirm the address, then connect ${service} in your profile.`,
  closed: (service) =>
    `No account here is linked to this ${service} account, and sign-up is closed. Ask your administrator.`,
  invitation_needed: (service) =>
    `No account here is linked to this ${service} account, and you need an invitation to sign up. Open your invitation link and start there.`,
  invitation_ended: () =>
    'Your invitation no longer works: it has been used or revoked, or has expired. Ask the person who sent it for a new one.',
  already_connected: (service) =>
    `Either this ${service} account is already connected to another Diagloom account, or your Diagloom account is connected to another ${service} account. Disconnect the existing one first.`,
  account_blocked: () => 'This account is blocked. Ask an administrator to unblock it.',
  too_many: () => 'There were too many sign-ins in a short time. Wait five minutes, then try again.',
} as const satisfies Readonly<Record<SocialProblem, (service: string) => string>>;

export const connectionStrings = {
  title: 'Sign-in services',
  connected: 'Connected',
  notConnected: 'Not connected',
  connect: 'Connect',
  connectNamed: (service: string) => `Connect ${service}`,
  disconnect: 'Disconnect',
  disconnectNamed: (service: string) => `Disconnect ${service}`,
  disconnected: (service: string) => `${service} was disconnected`,
  failed: 'Couldn’t change the connection',
  failedText: 'Check your connection and try again.',
  none: 'Sign-in with Google, Facebook or Microsoft isn’t available on this server.',
} as const;
