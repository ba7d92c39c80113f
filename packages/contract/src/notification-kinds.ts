/** Of what people are told by mail as well, as soon as each of them likes. */
export const mailedKinds = ['mention', 'reply', 'comment', 'resolved'] as const;

/** What people are told of; each can be switched off by everybody for themselves. An invitation has a message of its own. */
export const notificationKinds = [...mailedKinds, 'invitation'] as const;

export type MailedKind = (typeof mailedKinds)[number];

export type NotificationKind = (typeof notificationKinds)[number];

/** How soon somebody is told of one by mail as well, where the server sends mail. */
export const mailRhythms = ['off', 'daily', 'at-once'] as const;

export type MailRhythm = (typeof mailRhythms)[number];

export type NotificationMail = Readonly<Record<MailedKind, MailRhythm>>;

export const noNewsMail: NotificationMail = { mention: 'off', reply: 'off', comment: 'off', resolved: 'off' };
