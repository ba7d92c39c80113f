import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { doneSchema } from './failure.ts';
import { linkTokenSchema } from './reset-password.ts';

/** Services whose accounts people can sign in with, in the order of their buttons. */
export const socialProviders = [
  { id: 'google', label: 'Google' },
  { id: 'facebook', label: 'Facebook' },
  { id: 'microsoft', label: 'Microsoft' },
] as const;

export type SocialProviderId = (typeof socialProviders)[number]['id'];

export const socialProviderIdSchema = z.enum(socialProviders.map(({ id }) => id));

/** Where the browser goes to sign in with a service. It comes back to `/?token=...&auth=success`, or to `socialProblemPath`. */
export const socialSignInPath = (provider: SocialProviderId) => `/api/auth/${provider}` as const;

/** With what a new account may need there. */
export const socialSignInQuerySchema = z.object({ invitation: z.catch(z.optional(linkTokenSchema), undefined) });

/** Where a service sends the browser back to; it has to be registered there. */
export const socialCallbackPath = (provider: SocialProviderId) => `/api/auth/${provider}/callback` as const;

/** Why a sign-in with a service did not work. */
export const socialProblemSchema = z.enum([
  /** Whoever runs this server has not set the service up. */
  'not_configured',
  /** The service does not answer. */
  'unreachable',
  /** The person said no at the service. */
  'cancelled',
  /** It was not begun in this browser, or too long ago. */
  'expired',
  /** What came back does not hold. */
  'not_confirmed',
  /** The service gave no email address. */
  'no_email',
  /** An account has the address, and the service does not prove that it is the same person. */
  'email_taken',
  /** Nobody may make an account here for themselves. */
  'closed',
  /** A new account needs an invitation here. */
  'invitation_needed',
  /** The invitation was used or taken back, or is too old. */
  'invitation_ended',
  /** The account of the service belongs to another account here, or this account has another of that service. */
  'already_connected',
  'account_blocked',
  'too_many',
]);

export type SocialProblem = z.infer<typeof socialProblemSchema>;

/** The page that tells about it. */
export const socialProblemPath = (provider: SocialProviderId, reason: SocialProblem): string =>
  `/sign-in-problem?${new URLSearchParams({ provider, reason })}`;

export const connectionSchema = z.object({
  provider: socialProviderIdSchema,
  /** Whether the caller's account is connected with an account there. */
  isConnected: z.boolean(),
  /** Whether this server is set up for it. */
  isAvailable: z.boolean(),
});

/** With which services the caller can sign in, and whether they have a password. */
export const listConnections = defineCall({
  method: 'GET',
  path: '/api/auth/connections',
  response: z.object({ success: z.literal(true), connections: z.array(connectionSchema), hasPassword: z.boolean() }),
});

const connectionParamsSchema = z.object({ provider: socialProviderIdSchema });

/** Begins to connect: the browser then goes to `url`, and comes back to `/profile` or to `socialProblemPath`. */
export const connect = defineCall({
  method: 'POST',
  path: '/api/auth/connections/:provider',
  params: connectionParamsSchema,
  response: z.object({ success: z.literal(true), url: z.url() }),
});

/** Fails with `last_way_in` where the caller could not sign in any more. */
export const disconnect = defineCall({
  method: 'DELETE',
  path: '/api/auth/connections/:provider',
  params: connectionParamsSchema,
  response: doneSchema,
});

export type Connection = z.infer<typeof connectionSchema>;
export type ConnectionList = z.infer<typeof listConnections.response>;
