import * as z from 'zod/mini';
import { type ActivityType, activityTypes, isActivityType } from '../activity-types.ts';
import { defineCall } from '../call.ts';
import { pageQueryFields } from './page-query.ts';
import { adminMessages } from './users.ts';

const activityTypeSchema = z
  .custom<ActivityType>(isActivityType, 'There’s no such type of activity. Choose one from the list.')
  .check(z.meta({ type: 'string', enum: Object.keys(activityTypes) }));

export const activityEntrySchema = z.object({
  id: z.int(),
  timestamp: z.iso.datetime(),
  /** Who did it, as a name; null for whoever runs the server and for accounts that are gone. */
  username: z.nullable(z.string()),
  userId: z.nullable(z.int()),
  type: activityTypeSchema,
  /** One sentence without its subject, such as `Signed in`. */
  description: z.string(),
  /** The network address that it came from. */
  ipAddress: z.nullable(z.string()),
});

/** So many of the newest entries that match can be paged through; filters reach the older ones. */
export const activityReach = 10_000;

/** The newest first. */
export const listActivity = defineCall({
  method: 'GET',
  path: '/api/admin/activity',
  query: z.object({
    ...pageQueryFields,
    type: z.optional(activityTypeSchema),
    /** What this account did or what was done to it. */
    userId: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647))),
    /** A part of the username, the address or the name of whoever did it. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(100, adminMessages.searchLong))),
  }),
  response: z.object({
    success: z.literal(true),
    activity: z.array(activityEntrySchema),
    page: z.int(),
    pageSize: z.int(),
    /** At most `activityReach`. */
    total: z.int(),
  }),
});

export type ActivityEntry = z.infer<typeof activityEntrySchema>;
export type ActivityQuery = z.output<typeof listActivity.query>;
export type ActivityList = z.infer<typeof listActivity.response>;
