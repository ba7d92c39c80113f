import type { VersionReason } from '@diagloom/contract';

/** Words of being at a diagram together with others. */
export const togetherStrings = {
  here: (names: readonly string[]): string => `Here now: ${names.join(', ')}`,
  follow: (name: string): string => `Follow ${name}`,
  following: (name: string): string => `Following ${name}`,
  unfollow: (name: string): string => `Stop following ${name}`,
  call: 'Bring everyone to me',
  called: (name: string): string => `${name} brought you to their view. Pan the diagram to look around on your own.`,
  saved: { saved: 'Saved', saving: 'Saving…', offline: 'Offline' },
  savedText: {
    saved: 'Everything is saved on the server.',
    saving: 'Your last changes are on their way to the server.',
    offline: 'No connection. Your changes are kept here and will be saved once you’re back online.',
  },
  manage: 'Roles and access…',
  end: 'End the session…',
  endTitle: 'End the session for everyone?',
  endText:
    'Everyone else is disconnected, and guests who came by a link are removed. People with access can open the diagram again.',
  endConfirm: 'End session',
  cancel: 'Cancel',
  endDone: 'You ended the session',
  endFailed: 'Couldn’t end the session',
  ended: 'The session was ended',
  endedText: 'The diagram’s owner ended it. Your changes are saved. Reload the page to join again.',
  endedUnsavedText:
    'The diagram’s owner ended it. Your last changes are kept in this browser. Reload the page to join again and save them.',
  rights: { more: 'You can edit this diagram now', less: 'You can no longer edit this diagram' },
  rightsText: 'Your role was changed.',
  rightsUnsaved: (names: readonly string[]): string =>
    names.length === 0
      ? 'Your role changed before they reached the server, and you can no longer edit this diagram.'
      : `Your role changed before they reached the server, and you can no longer edit this diagram: ${names.join(', ')}.`,
  unsaved: 'Some of your changes weren’t saved.',
  saveUnsaved: 'Save a copy as a file',
  dropUnsaved: 'Discard them',
  tooLarge:
    'This is too large to add to a diagram that others can edit. Use a smaller image, or import it as a separate diagram.',
  forGood: 'This change to a large shape can’t be undone',
  forGoodText: 'To get the earlier one back, open Versions.',
  tooManyShapes: (most: number): string =>
    `A diagram that others can edit can have up to ${most.toLocaleString('en')} shapes and connectors. Put the rest in a separate diagram.`,
  missed: (count: number): string =>
    count === 1 ? '1 change while you were away' : `${count} changes while you were away`,
  missedTitle: 'While you were away',
  changed: { added: 'added', changed: 'changed', removed: 'removed' },
  changedAs: {
    generated: 'redrew it from a new description',
    imported: 'imported it',
    drawn: 'drew it on the board',
    duplicated: 'copied it',
    refined: 'changed it by chat',
    changed: 'changed it by hand',
    together: 'changed it by hand',
    tidied: 'tidied it',
    themed: 'changed its theme',
    arranged: 'changed its layout',
    retyped: 'changed its type',
    replaced: 'replaced it with a file',
    undone: 'undid the last change',
    redone: 'redid a change',
    restored: 'restored an earlier version',
  } satisfies Record<VersionReason, string>,
  unnamed: 'an unnamed shape or connector',
  somebody: 'Someone',
  writing: (names: readonly string[]): string => `${people(names)} writing…`,
  reading: (names: readonly string[]): string => `${people(names)} reading this`,
  notStored: 'Couldn’t save the change',
  accessGone: 'You no longer have access to this diagram',
  accessGoneText:
    'The owner removed your access, or you’ve been signed out. Sign in again, or ask the owner for access.',
} as const;

const people = (names: readonly string[]): string => {
  if (names.length > 2) return `${names.length} people are`;
  return names.length === 2 ? `${names.join(' and ')} are` : `${names.join('')} is`;
};
