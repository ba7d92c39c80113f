import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { doneSchema } from './failure.ts';
import { notificationKinds } from './notification-kinds.ts';

const notificationSchema = z.object({
  id: z.int(),
  kind: z.enum(notificationKinds),
  diagramId: z.int(),
  diagramTitle: z.string(),
  /** The comment that it is about, and the first of its thread; null for an invitation. */
  annotationId: z.nullable(z.int()),
  threadId: z.nullable(z.int()),
  /** Who did it; null where the account is gone. */
  personName: z.nullable(z.string()),
  /** The beginning of what was written; empty for an invitation. */
  excerpt: z.string(),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
});

/** The latest fifty about diagrams that the caller can still comment on, or, for an invitation, view, the newest first. */
export const listNotifications = defineCall({
  method: 'GET',
  path: '/api/notifications',
  response: z.object({ success: z.literal(true), notifications: z.array(notificationSchema), unread: z.int() }),
});

/** Marks all as read. */
export const readNotifications = defineCall({
  method: 'POST',
  path: '/api/notifications/read',
  response: doneSchema,
});

/** Ends mail about notifications for whoever the token was sent to, by the link at the foot of a message. */
export const stopNewsMail = defineCall({
  method: 'POST',
  path: '/api/notifications/stop-mail',
  body: z.object({
    token: z.string({ error: 'Open the link from the message again.' }).check(z.minLength(1), z.maxLength(400)),
  }),
  response: doneSchema,
});

/** The same for mail programs, which press a button for people (RFC 8058). */
export const oneClickPath = (token: string): string => `/api/notifications/stop-mail/${token}`;

export type Notification = z.infer<typeof notificationSchema>;
export type NotificationList = z.infer<typeof listNotifications.response>;
