import * as z from 'zod/mini';
import { usageSchema, userSchema } from '../auth.ts';
import { defineCall } from '../call.ts';
import { pageQueryFields } from './page-query.ts';

export const adminMessages = {
  reasonMissing: 'Enter a reason. The account’s owner will see it.',
  reasonLong: 'Reason must be at most 500 characters',
  roleOnlyUp: 'Send {"role": "admin"}: you can make a user an administrator, but not the other way around.',
  limitWrong: 'The limit must be a whole number from 0 to 1,000,000',
  nothingToChange: 'Give a subscription tier or a monthly limit to change.',
  searchLong: 'Search text can be at most 100 characters',
} as const;

/** An account as administrators see it. */
export const adminUserSchema = z.extend(userSchema, {
  isBlocked: z.boolean(),
  blockedReason: z.nullable(z.string()),
  usage: usageSchema,
});

/** By what a list of accounts can be sorted. */
export const adminUserSorts = [
  'createdAt',
  'lastLoginAt',
  'email',
  'diagramsGenerated',
  'codeGenerationsUsed',
  'ragQueriesUsed',
  'collaborationSessionsCreated',
  'totalApiCalls',
] as const;

/** Whoever finds more than this searches for too little. */
export const searchReach = 1000;

/** The newest accounts first, unless asked otherwise. */
export const listAdminUsers = defineCall({
  method: 'GET',
  path: '/api/admin/users',
  query: z.object({
    ...pageQueryFields,
    /** A part of the username, the address or the full name. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(100, adminMessages.searchLong))),
    role: z.optional(z.enum(['user', 'admin'])),
    status: z.optional(z.enum(['active', 'blocked'])),
    tier: z.optional(z.enum(['free', 'premium'])),
    sort: z._default(z.enum(adminUserSorts), 'createdAt'),
    direction: z._default(z.enum(['asc', 'desc']), 'desc'),
  }),
  response: z.object({
    success: z.literal(true),
    users: z.array(adminUserSchema),
    page: z.int(),
    pageSize: z.int(),
    /** A search is counted, and can be paged through, up to `searchReach`. */
    total: z.int(),
  }),
});

const params = z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)) });

const response = z.object({ success: z.literal(true), user: adminUserSchema });

export const getAdminUser = defineCall({ method: 'GET', path: '/api/admin/users/:id', params, response });

export const setUserRole = defineCall({
  method: 'PATCH',
  path: '/api/admin/users/:id/role',
  params,
  body: z.object({ role: z.literal('admin', adminMessages.roleOnlyUp) }),
  response,
});

export const blockReasonSchema = z
  .string({ error: adminMessages.reasonMissing })
  .check(z.trim(), z.minLength(1, adminMessages.reasonMissing), z.maxLength(500, adminMessages.reasonLong));

/** Ends the account's sessions too. */
export const blockUser = defineCall({
  method: 'PATCH',
  path: '/api/admin/users/:id/block',
  params,
  body: z.object({ reason: blockReasonSchema }),
  response,
});

export const unblockUser = defineCall({ method: 'PATCH', path: '/api/admin/users/:id/unblock', params, response });

/** What a plan may be changed to; the limit holds for the free tier only. */
export const planChangeSchema = z
  .object({
    subscriptionTier: z.optional(z.enum(['free', 'premium'])),
    monthlyDiagramLimit: z.optional(
      z
        .int({ error: adminMessages.limitWrong })
        .check(z.minimum(0, adminMessages.limitWrong), z.maximum(1_000_000, adminMessages.limitWrong)),
    ),
  })
  .check(
    z.refine((change) => Object.values(change).some((value) => value !== undefined), adminMessages.nothingToChange),
  );

export const setUserPlan = defineCall({
  method: 'PATCH',
  path: '/api/admin/users/:id/plan',
  params,
  body: planChangeSchema,
  response,
});

/** Where a browser downloads all accounts or their usage as CSV; the session cookie lets it in. */
export const adminExportPath = (name: AdminExportName): string => `/api/admin/exports/${name}`;

export const adminExportNames = ['users', 'usage'] as const;

export type AdminExportName = (typeof adminExportNames)[number];
export type AdminUser = z.infer<typeof adminUserSchema>;
export type AdminUserSort = (typeof adminUserSorts)[number];
export type AdminUserQuery = z.output<typeof listAdminUsers.query>;
export type AdminUserList = z.infer<typeof listAdminUsers.response>;
export type AdminUserResponse = z.infer<typeof response>;
export type PlanChange = z.infer<typeof planChangeSchema>;
