import type { DiagramAccess, ShareRole } from '@diagloom/contract';

/** Words for what people may do with a diagram. */
export const roleNames: Readonly<Record<DiagramAccess, string>> = {
  owner: 'Owner',
  editor: 'Editor',
  commenter: 'Commenter',
  viewer: 'Viewer',
};

export const roleChoices: Readonly<Record<ShareRole, string>> = {
  viewer: 'Can view',
  commenter: 'Can comment',
  editor: 'Can edit',
};

/** Words of the dialog in which a diagram is shared. */
export const shareStrings = {
  share: 'Share',
  title: 'Share this diagram',
  text: 'Invite people by email or username, or create a link anyone can open.',
  people: 'People',
  who: 'Email address or username',
  role: 'Role',
  invite: 'Invite',
  invited: 'Access given',
  invitedMail: (who: string) => `Unless ${who} was already invited, an email is on its way.`,
  invitedOutbox: 'This server doesn’t send email. Let them know that the diagram is in their list.',
  inviteFailed: 'Couldn’t save the invitation',
  nobody: 'Only you have access.',
  hint: 'People invited by email get access once they confirm that address. Their name appears when they first open the diagram.',
  notOpened: 'Not opened yet',
  roleOf: (who: string) => `Role of ${who}`,
  remove: (who: string) => `Remove ${who}`,
  roleFailed: 'Couldn’t change the role',
  removed: 'Access removed',
  removeFailed: 'Couldn’t remove access',
  links: 'Links',
  linksText:
    'Anyone with a link can view and download the diagram. To comment or edit, people enter a name; they don’t need an account.',
  noLinks: 'No links yet.',
  ends: 'Expires',
  expiry: (days: number | null) => {
    if (days === null) return 'Never';
    return days === 1 ? 'After 1 day' : `After ${days} days`;
  },
  makeLink: 'Create link',
  linkOpens: 'Link access',
  linkTargets: {
    viewer: 'Can view',
    commenter: 'Can comment',
    editor: 'Can edit',
    png: 'Live image (PNG)',
    svg: 'Live image (SVG)',
  },
  came: { 'by link': 'Joined by link', guest: 'Joined by link, without an account' },
  barredHint:
    'Guests you remove can come back under another name as long as the link works. To prevent that, revoke the link.',
  makeFailed: 'Couldn’t create the link',
  linkMade: (when: string) => `Created ${when}`,
  linkStays: 'works until you revoke it',
  linkEnds: (day: string) => `expires on ${day}`,
  revoke: 'Revoke',
  revokeNamed: (position: number) => `Revoke link ${position}`,
  revoked: 'Link revoked',
  newLink: 'New link',
  shownOnce: 'Copy it now. You won’t see it again.',
  embed: 'Embed code',
  copyLink: 'Copy link',
  copyEmbed: 'Copy code',
  copied: 'Copied!',
  copyFailed: 'Couldn’t copy',
  copyFailedText: 'Your browser blocked it. Select the text and copy it yourself.',
  loading: 'Loading people with access',
  notLoaded: 'Couldn’t load the people with access',
  networkFailed: 'Check your connection and try again.',
} as const;

/** Words for guests: who came by a link and has no account. */
export const guestStrings = {
  about: 'You’re a guest. You can work on this diagram as long as its link works.',
  signUp: 'Sign up',
  leave: 'Leave',
} as const;

/** Words of the pages that a link opens. */
export const sharedPageStrings = {
  title: 'Shared diagram',
  hint: 'Make diagrams like this from plain text.',
  signUp: 'Sign up',
  openHere: 'Open in Diagloom',
  endedTitle: 'This link doesn’t work',
  endedText: 'It was revoked or has expired. Ask the person who sent it for a new one.',
  failedTitle: 'Couldn’t load the diagram',
  goHome: 'Return to Home',
  loading: 'Loading the diagram',
  updated: (when: string) => `Changed ${when}`,
  joinTitle: { commenter: 'You can comment on this diagram', editor: 'You can edit this diagram together with others' },
  joinTexts: {
    visitor: 'Enter a name for others to see. You don’t need an account.',
    guest: 'You’ll join under the name you used before.',
    member: 'You’ll join with your account, and others will see your name.',
  },
  name: 'Your name',
  join: { commenter: 'Comment', editor: 'Edit together' },
  joinFailed: 'Couldn’t join the diagram',
} as const;
