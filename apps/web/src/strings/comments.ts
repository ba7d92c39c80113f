import type { AnnotationHistory, AnnotationPriority, AnnotationType, NotificationKind } from '@diagloom/contract';

/** Words of comments on diagrams. */
export const commentStrings = {
  panel: 'Comments',
  loading: 'Loading the comments',
  notLoaded: 'The comments could not be loaded',
  networkFailed: 'Check your connection and try again.',
  tryAgain: 'Try again',
  none: 'No comments yet. Select a shape, or pick a place on the diagram, and write what you think.',
  noneMatch: 'No comment matches. Choose other filters to see more.',
  write: 'Write a comment',
  placeholder: 'Write a comment. @ mentions somebody.',
  replyPlaceholder: 'Reply',
  send: 'Send the comment',
  sendReply: 'Send the reply',
  save: 'Save',
  cancel: 'Cancel',
  onShape: (name: string): string => `On ${name}`,
  onPage: 'On the page',
  onPlace: 'At the marked place',
  pick: 'Pick a place',
  picking: 'Click on the diagram where the comment belongs. Escape stops.',
  forget: 'Take the mark away',
  unnamed: 'an unnamed shape',
  shapeGone: 'Its shape was removed',
  kind: 'Kind',
  kinds: { comment: 'Comment', note: 'Note', question: 'Question', task: 'Task' } satisfies Record<
    AnnotationType,
    string
  >,
  priority: 'Priority',
  priorities: { low: 'Low', normal: 'Normal', high: 'High' } satisfies Record<AnnotationPriority, string>,
  state: 'State',
  states: { open: 'Open', resolved: 'Resolved', all: 'All' },
  person: 'Person',
  anybody: 'Anybody',
  anyPriority: 'Any priority',
  resolve: 'Resolve',
  reopen: 'Reopen',
  edit: 'Edit',
  remove: 'Delete',
  removeTitle: 'Delete this comment?',
  removeText: 'Its replies go with it. This cannot be taken back.',
  hide: 'Hide',
  show: 'Show',
  hidden: 'Hidden',
  more: 'More about this comment',
  edited: 'edited',
  unread: 'New',
  replies: (count: number): string => (count === 1 ? '1 reply' : `${count} replies`),
  resolvedBy: (name: string): string => `Resolved by ${name}`,
  gone: 'A deleted account',
  you: 'You',
  react: 'React',
  reaction: (sign: string, count: number): string => `${sign} ${count}, press to add or take away yours`,
  mention: 'People to mention',
  history: 'History',
  hideHistory: 'Hide the history',
  thread: (name: string): string => `Comment by ${name}`,
  pin: (name: string, text: string): string => `Comment by ${name}: ${text}`,
  failed: 'The comment was not changed',
  notSent: 'The comment was not sent',
  apply: 'Apply as a change',
  applying: 'Reading it as a change',
  applied: 'Done as the comment says',
  count: (count: number): string => (count === 1 ? '1 new comment' : `${count} new comments`),
} as const;

/** What was done in a thread, as a sentence without its person. */
export const historySentence = ({ action, oldValue, newValue }: AnnotationHistory[number]): string => {
  const sentences = {
    created: 'wrote it',
    replied: 'replied',
    edited: `changed the words from “${shortened(oldValue)}”`,
    status: newValue === 'resolved' ? 'resolved it' : 'opened it again',
    priority: `set the priority to ${newValue ?? 'normal'}`,
    visibility: newValue === 'true' ? 'showed it again' : 'hid it',
    applied: `carried it out in version ${newValue ?? ''}`,
  } as const satisfies Record<typeof action, string>;
  return sentences[action];
};

const shortened = (text: string | null): string => {
  const whole = text ?? '';
  return whole.length > 60 ? `${whole.slice(0, 60)}…` : whole;
};

/** Words of the place where people are told of things. */
export const notificationStrings = {
  open: 'Notifications',
  openUnread: (count: number): string => `Notifications, ${count} new`,
  title: 'Notifications',
  none: 'Nothing yet. You are told here when somebody mentions you, replies to you or resolves a comment of yours.',
  notLoaded: 'The notifications could not be loaded. Check your connection and open this again.',
  markRead: 'Mark all as read',
  says: { mention: 'mentioned you in', reply: 'replied in', resolved: 'resolved a comment in' } satisfies Record<
    NotificationKind,
    string
  >,
  preferences: 'Tell me when somebody',
  kinds: {
    mention: 'mentions me',
    reply: 'replies in a thread of mine',
    resolved: 'resolves a thread of mine',
  } satisfies Record<NotificationKind, string>,
} as const;
