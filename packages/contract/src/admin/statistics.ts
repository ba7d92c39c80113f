import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

export const adminStatsSchema = z.object({
  totalUsers: z.int(),
  /** Signed in within 30 days. */
  activeUsers: z.int(),
  /** Made by the accounts that there are, deleted diagrams included. */
  totalDiagrams: z.int(),
  /** A day is one of UTC. */
  diagramsToday: z.int(),
  /** Authenticated API requests. */
  totalApiCalls: z.int(),
  apiCallsToday: z.int(),
});

export const getAdminStats = defineCall({
  method: 'GET',
  path: '/api/admin/stats',
  response: z.object({ success: z.literal(true), stats: adminStatsSchema }),
});

/** How many days back charts look. */
export const analyticsRanges = [7, 30, 90] as const;

const shareSchema = z.object({ label: z.string(), count: z.int() });

export const analyticsSchema = z.object({
  /** One for each day of the range, the oldest first, today last. */
  days: z.array(
    z.object({
      /** Such as `2026-03-01`, UTC. */
      day: z.iso.date(),
      diagrams: z.int(),
      signUps: z.int(),
      apiCalls: z.int(),
    }),
  ),
  /** Diagrams of the range, the most frequent type first. */
  byType: z.array(shareSchema),
  byEngine: z.array(shareSchema),
});

export const getAnalytics = defineCall({
  method: 'GET',
  path: '/api/admin/analytics',
  query: z.object({
    days: z.pipe(z._default(z.enum(analyticsRanges.map(String)), String(analyticsRanges[1])), z.transform(Number)),
  }),
  response: z.object({ success: z.literal(true), analytics: analyticsSchema }),
});

export type AdminStats = z.infer<typeof adminStatsSchema>;
export type Analytics = z.infer<typeof analyticsSchema>;
export type AnalyticsShare = z.infer<typeof shareSchema>;
