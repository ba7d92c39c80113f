/** What people are told of; each can be switched off by everybody for themselves. */
export const notificationKinds = ['mention', 'reply', 'comment', 'resolved'] as const;

export type NotificationKind = (typeof notificationKinds)[number];

/** How soon somebody is told of one by mail as well, where the server sends mail. */
export const mailRhythms = ['off', 'daily', 'at-once'] as const;

export type MailRhythm = (typeof mailRhythms)[number];

export type NotificationMail = Readonly<Record<NotificationKind, MailRhythm>>;

export const noNewsMail: NotificationMail = { mention: 'off', reply: 'off', comment: 'off', resolved: 'off' };
