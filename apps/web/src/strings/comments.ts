import type {
  AnnotationHistory,
  AnnotationPriority,
  AnnotationType,
  MailRhythm,
  NotificationKind,
} from '@diagloom/contract';

/** Words of comments on diagrams. */
export const commentStrings = {
  panel: 'Comments',
  loading: 'Loading the comments',
  notLoaded: 'Couldn’t load the comments',
  networkFailed: 'Check your connection and try again.',
  tryAgain: 'Try Again',
  none: 'No comments yet. Write one below, or select a shape to pin it there.',
  noneMatch: 'No comments match. Change the filters to see more.',
  write: 'Write a comment',
  placeholder: 'Write a comment. Use @ to mention someone.',
  replyPlaceholder: 'Reply',
  send: 'Send the comment',
  sendReply: 'Send the reply',
  save: 'Save',
  cancel: 'Cancel',
  onShape: (name: string): string => `On ${name}`,
  onPage: 'On the whole page',
  onPlace: 'At the marked spot',
  pick: 'Pick a spot',
  picking: 'Click where the comment belongs. Press Escape to cancel.',
  forget: 'Remove the marker',
  unnamed: 'an unnamed shape',
  shapeGone: 'Its shape was removed',
  pageGone: 'Its page was removed',
  kind: 'Kind',
  kinds: { comment: 'Comment', note: 'Note', question: 'Question', task: 'Task' } satisfies Record<
    AnnotationType,
    string
  >,
  priority: 'Priority',
  priorities: { low: 'Low', normal: 'Normal', high: 'High' } satisfies Record<AnnotationPriority, string>,
  state: 'State',
  states: { open: 'Open', resolved: 'Resolved', all: 'All', lost: 'Shape gone' },
  person: 'Person',
  anybody: 'Anyone',
  anyPriority: 'Any priority',
  resolve: 'Resolve',
  reopen: 'Reopen',
  edit: 'Edit',
  remove: 'Delete',
  removeTitle: 'Delete this comment?',
  removeText: 'Its replies are deleted too. This can’t be undone.',
  hide: 'Hide',
  show: 'Show',
  hidden: 'Hidden',
  more: 'Comment actions',
  edited: 'edited',
  unread: 'New',
  replies: (count: number): string => (count === 1 ? '1 reply' : `${count} replies`),
  resolvedBy: (name: string): string => `Resolved by ${name}`,
  gone: 'A deleted account',
  you: 'You',
  react: 'React',
  reaction: (sign: string, count: number): string => `${sign} ${count}, press to add or remove yours`,
  mention: 'People to mention',
  history: 'History',
  hideHistory: 'Hide the history',
  thread: (name: string): string => `Comment by ${name}`,
  pin: (name: string, text: string): string => `Comment by ${name}: ${text}`,
  pinKeys: {
    pin: 'Use the arrow keys to move it.',
    note: 'Use the arrow keys to move it, and Ctrl with the arrow keys to resize it.',
  },
  placed: 'Comment changed',
  undo: 'Undo',
  undoHint: 'Undo the change to the comment',
  colour: 'Color of the comment',
  colours: {
    '#FFE066': 'Yellow',
    '#FFB3A7': 'Red',
    '#B5E48C': 'Green',
    '#A0D8F1': 'Blue',
    '#D9C2F0': 'Violet',
    '#E3E6EA': 'Gray',
  },
  attach: 'Add pictures',
  stillOnly: 'Moving pictures are kept as their first frame.',
  picture: 'Picture',
  pictures: 'Pictures',
  pictureBy: (name: string): string => `From a comment by ${name}`,
  pictureByYou: 'From your comment',
  removePictureTitle: 'Delete this picture?',
  removePictureText: 'The comment stays. This can’t be undone.',
  openPicture: (index: number, count: number): string => `Open picture ${index} of ${count}`,
  removePicture: (index: number): string => `Delete picture ${index}`,
  leaveOut: (name: string): string => `Leave out ${name}`,
  mostPictures: (most: number): string =>
    `A comment can have up to ${most} pictures. Put the others in another comment.`,
  notAttached: 'Couldn’t add the picture',
  failed: 'Couldn’t change the comment',
  notSent: 'Couldn’t send the comment',
  apply: 'Apply to the diagram',
  applied: 'Applied to the diagram',
  count: (count: number): string => (count === 1 ? '1 new comment' : `${count} new comments`),
} as const;

/** What was done in a thread, as a sentence without its person. */
export const historySentence = ({ action, oldValue, newValue }: AnnotationHistory[number]): string => {
  const sentences = {
    created: 'wrote this',
    replied: 'replied',
    edited: `edited the text, which was “${shortened(oldValue)}”`,
    moved: 'moved it',
    sized: `resized it to ${newValue ?? ''}`,
    coloured: 'changed its color',
    status: newValue === 'resolved' ? 'resolved this' : 'reopened this',
    priority: `set the priority to ${newValue ?? 'normal'}`,
    visibility: newValue === 'true' ? 'made it visible again' : 'hid it',
    applied: `applied it in version ${newValue ?? ''}`,
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
  none: 'No notifications yet. Mentions, replies and resolved comments appear here.',
  notLoaded: 'Couldn’t load the notifications. Check your connection and open this again.',
  markRead: 'Mark all as read',
  says: { mention: 'mentioned you in', reply: 'replied in', resolved: 'resolved a comment in' } satisfies Record<
    NotificationKind,
    string
  >,
  preferences: 'Notify me when someone',
  rhythms: { off: 'No email', daily: 'Email once a day', 'at-once': 'Email right away' } satisfies Record<
    MailRhythm,
    string
  >,
  mailWhen: (kind: string): string => `Email when someone ${kind}`,
  kinds: {
    mention: 'mentions me',
    reply: 'replies in one of my threads',
    resolved: 'resolves one of my threads',
  } satisfies Record<NotificationKind, string>,
} as const;
