import type { MailRhythm, NotificationKind } from '@diagloom/contract';

/** Words of the place where people are told of things. */
export const notificationStrings = {
  open: 'Notifications',
  openUnread: (count: number): string => `Notifications, ${count} new`,
  title: 'Notifications',
  none: 'No notifications yet. Invitations, mentions, replies, comments on your diagrams and resolved comments appear here.',
  notLoaded: 'Couldn’t load the notifications. Check your connection and open this again.',
  markRead: 'Mark all as read',
  says: {
    mention: 'mentioned you in',
    reply: 'replied in',
    comment: 'commented on',
    resolved: 'resolved a comment in',
    invitation: 'shared with you',
  } satisfies Record<NotificationKind, string>,
  preferences: 'Notify me when someone',
  rhythms: { off: 'No email', daily: 'Email once a day', 'at-once': 'Email right away' } satisfies Record<
    MailRhythm,
    string
  >,
  mailWhen: (kind: string): string => `Email when someone ${kind}`,
  kinds: {
    mention: 'mentions me',
    reply: 'replies to one of my threads',
    comment: 'comments on one of my diagrams',
    resolved: 'resolves one of my threads',
    invitation: 'shares a diagram with me',
  } satisfies Record<NotificationKind, string>,
} as const;
