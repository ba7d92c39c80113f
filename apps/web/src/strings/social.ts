import type { SocialProblem } from '@diagloom/contract';

/** Words around signing in with the account of another service. */
export const socialStrings = {
  continueWith: (service: string) => `Continue with ${service}`,
  or: 'or with your email',
  problemTitle: (service: string) => `Sign-in with ${service} did not work`,
  backToSignIn: 'Back to Sign In',
  backToProfile: 'Back to Profile',
  anyService: 'the service',
} as const;

/** What went wrong, and what to do next. */
export const socialProblemText = {
  not_configured: (service) =>
    `This server is not set up for ${service} yet. Sign in with your email and password, or ask whoever runs this server.`,
  unreachable: (service) =>
    `${service} is not responding right now. Try again shortly, or use your email and password.`,
  cancelled: (service) => `You did not let ${service} tell us who you are. Try again whenever you like.`,
  expired: () => 'The sign-in took too long, or was begun in another window. Begin it again.',
  not_confirmed: (service) => `We could not confirm what ${service} answered. Begin the sign-in again.`,
  no_email: (service) =>
    `${service} did not tell us your email address, which an account needs. Allow it there, or register with your email.`,
  email_taken: (service) =>
    `An account with this email address already exists. Sign in with your password, confirm the address, and connect ${service} on your profile.`,
  closed: (service) =>
    `There is no account for this ${service} account, and new ones cannot be made here. Ask whoever runs this server.`,
  invitation_needed: (service) =>
    `There is no account for this ${service} account, and a new one needs an invitation here. Open the link of yours and begin there.`,
  invitation_ended: () =>
    'Your invitation no longer works: it was used or taken back, or is too old. Ask whoever sent it for a new one.',
  already_connected: (service) =>
    `This ${service} account belongs to another account here, or yours has another one of ${service}. Disconnect that one first.`,
  account_blocked: () => 'This account is blocked. Ask an administrator to unblock it.',
  too_many: () => 'There were too many sign-ins in a short time. Wait five minutes, then try again.',
} as const satisfies Readonly<Record<SocialProblem, (service: string) => string>>;

export const connectionStrings = {
  title: 'Sign-in Services',
  connected: 'Connected',
  notConnected: 'Not connected',
  connect: 'Connect',
  connectNamed: (service: string) => `Connect ${service}`,
  disconnect: 'Disconnect',
  disconnectNamed: (service: string) => `Disconnect ${service}`,
  disconnected: (service: string) => `${service} was disconnected`,
  failed: 'The connection was not changed',
  failedText: 'The server did not answer. Please try again.',
  none: 'This server is not set up for any sign-in service.',
} as const;
