import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { mailDeliverySchema } from './reset-password.ts';

const textOrNull = z.nullable(z.string());

export const registrationSchema = z.enum(['open', 'invite', 'closed']);

/** What everybody may know of this server; null where whoever runs it did not say. */
export const siteSchema = z.object({
  /** The person or organisation that runs it. */
  operatorName: textOrNull,
  /** Where to write to them. */
  operatorEmail: textOrNull,
  /** Where the source code can be read. */
  sourceUrl: textOrNull,
  /** Their page in a professional network, or of their own. */
  companyUrl: textOrNull,
  /** An editor of draw.io files on another server, which people may send a diagram to. */
  editorUrl: z.string(),
  /** For how many days the activity log is kept. */
  activityDays: z.int(),
  /** Where messages go. */
  delivery: mailDeliverySchema,
  /** Whether people can be told of comments by mail. */
  sendsNews: z.boolean(),
  /** Who may make an account: everybody, whoever has an invitation, or nobody. */
  registration: registrationSchema,
});

export const getSite = defineCall({
  method: 'GET',
  path: '/api/site',
  response: z.object({ success: z.literal(true), site: siteSchema }),
});

export type Site = z.infer<typeof siteSchema>;
export type Registration = z.infer<typeof registrationSchema>;
