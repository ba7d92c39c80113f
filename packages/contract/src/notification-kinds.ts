/** What people are told of; each can be switched off by everybody for themselves. */
export const notificationKinds = ['mention', 'reply', 'resolved'] as const;

export type NotificationKind = (typeof notificationKinds)[number];
