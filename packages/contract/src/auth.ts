import * as z from 'zod/mini';
import {
  accountMessages,
  derivedPasswordSchema,
  emailSchema,
  firstNameSchema,
  lastNameSchema,
  typedPasswordSchema,
  usernameSchema,
} from './account.ts';
import { brandKitSchema } from './brand-kit.ts';
import { defineCall } from './call.ts';
import { doneSchema } from './failure.ts';
import { mailedKinds, mailRhythms, notificationKinds } from './notification-kinds.ts';
import { linkTokenSchema } from './reset-password.ts';

export const userSchema = z.object({
  id: z.int(),
  username: z.nullable(z.string()),
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  role: z.enum(['user', 'admin']),
  /** Came by a link and has no account. */
  isGuest: z.boolean(),
  isEmailVerified: z.boolean(),
  createdAt: z.iso.datetime(),
  lastLoginAt: z.nullable(z.iso.datetime()),
});

export const usageSchema = z.object({
  diagramsGenerated: z.int(),
  codeGenerationsUsed: z.int(),
  ragQueriesUsed: z.int(),
  collaborationSessionsCreated: z.int(),
  /** Authenticated API requests of this person. */
  totalApiCalls: z.int(),
  /** Bytes of this person's diagrams, with all versions, and of their drawing boards. */
  storedBytes: z.int(),
  /** Bytes that they may keep; null where there is no limit. */
  storageLimit: z.nullable(z.int()),
  monthlyDiagramLimit: z.int(),
  currentMonthDiagrams: z.int(),
  subscriptionTier: z.enum(['free', 'premium']),
  subscriptionStatus: z.string(),
  billingPeriodStart: z.iso.datetime(),
  billingPeriodEnd: z.iso.datetime(),
});

export const limitsSchema = z.object({
  /** New diagrams per month; null where there is no limit. */
  monthlyDiagrams: z.nullable(z.int()),
  /** How many are left this month; null where there is no limit. */
  remainingDiagrams: z.nullable(z.int()),
  /** When the month of this account ends and the count starts anew. */
  resetsAt: z.iso.datetime(),
});

export const preferencesSchema = z.object({
  theme: z.enum(['light', 'dark', 'system'], { error: 'The theme is light, dark or system.' }),
  /** What a new diagram is when nothing else is chosen; null for the form's own first choice. */
  defaultDiagramType: z.nullable(z.string()),
  /** Colours and font for diagrams; null where none are kept. */
  brandKit: z.nullable(brandKitSchema),
  /** Kinds of notifications that are switched off. */
  mutedNotifications: z.array(z.enum(notificationKinds)).check(z.maxLength(notificationKinds.length)),
  /** How soon they come by mail as well. */
  notificationMail: z.record(z.enum(mailedKinds), z.enum(mailRhythms)),
});

export const currentUserSchema = z.object({
  success: z.literal(true),
  user: userSchema,
  usage: usageSchema,
  limits: limitsSchema,
  preferences: preferencesSchema,
});

export const signedInSchema = z.object({
  success: z.literal(true),
  /** Sent back as `Authorization: Bearer {sessionToken}`; the same token is set as a cookie. */
  sessionToken: z.string(),
  user: userSchema,
});

/** Ids of accounts at other services are set by their sign-in alone; a caller could claim anybody's. */
const foreignId = z.optional(z.undefined({ error: accountMessages.foreignId }));

const bothPasswordsAgree = (person: { readonly password?: string; readonly confirmPassword?: string }): boolean =>
  person.password !== undefined && person.password === person.confirmPassword;

/** The rule runs even where other fields are wrong, so that a form shows all its messages at once. */
const passwordsDiffer = {
  path: ['confirmPassword'],
  error: accountMessages.passwordsDiffer,
  when: ({ value }: { readonly value: unknown }) => typeof value === 'object' && value !== null,
};

export const registerRequestSchema = z
  .object({
    username: usernameSchema,
    email: emailSchema,
    password: z.optional(derivedPasswordSchema),
    confirmPassword: z.optional(z.string()),
    firstName: firstNameSchema,
    lastName: lastNameSchema,
    googleId: foreignId,
    facebookId: foreignId,
    microsoftId: foreignId,
    appleId: foreignId,
    /** The secret of an invitation, or the code for the first account; needed where `site.registration` is not `open`. */
    invitation: z.optional(linkTokenSchema),
  })
  .check(z.refine(bothPasswordsAgree, passwordsDiffer));

/** The form in the browser, with the password as it is typed. */
export const registerFormSchema = z
  .object({
    username: usernameSchema,
    email: emailSchema,
    password: typedPasswordSchema,
    confirmPassword: z.string(),
    firstName: firstNameSchema,
    lastName: lastNameSchema,
    terms: z.boolean().check(z.refine((ticked) => ticked, accountMessages.terms)),
  })
  .check(z.refine(bothPasswordsAgree, passwordsDiffer));

export const loginRequestSchema = z.object({ email: emailSchema, password: derivedPasswordSchema });

/** The form in the browser, with the password as it is typed. */
export const loginFormSchema = z.object({
  email: emailSchema,
  password: z.string().check(z.minLength(6, accountMessages.passwordShort)),
});

export const register = defineCall({
  method: 'POST',
  path: '/api/auth/register',
  body: registerRequestSchema,
  response: signedInSchema,
});

/** Whether an account can be made with an invitation. Fails with `invalid_link` where it was used or taken back, or is too old. */
export const checkInvitation = defineCall({
  method: 'POST',
  path: '/api/auth/invitation',
  body: z.object({ invitation: linkTokenSchema }),
  response: z.object({
    success: z.literal(true),
    /** Whom it was sent to; null where that is not known. */
    email: z.nullable(z.string()),
  }),
});

export const login = defineCall({
  method: 'POST',
  path: '/api/auth/login',
  body: loginRequestSchema,
  response: signedInSchema,
});

/** Ends the session of the token or cookie that came with it; succeeds where there is none. */
export const logout = defineCall({ method: 'POST', path: '/api/auth/logout', response: doneSchema });

export const getCurrentUser = defineCall({ method: 'GET', path: '/api/auth/me', response: currentUserSchema });

export type User = z.infer<typeof userSchema>;
export type Usage = z.infer<typeof usageSchema>;
export type Preferences = z.infer<typeof preferencesSchema>;
export type Limits = z.infer<typeof limitsSchema>;
export type CurrentUser = z.infer<typeof currentUserSchema>;
export type SignedIn = z.infer<typeof signedInSchema>;
export type RegisterRequest = z.input<typeof registerRequestSchema>;
export type RegisterForm = z.input<typeof registerFormSchema>;
export type LoginRequest = z.input<typeof loginRequestSchema>;
export type LoginForm = z.input<typeof loginFormSchema>;
