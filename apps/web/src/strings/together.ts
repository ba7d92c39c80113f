/** Words of being at a diagram together with others. */
export const togetherStrings = {
  here: (names: readonly string[]): string => `Here now: ${names.join(', ')}`,
  follow: (name: string): string => `Follow ${name}`,
  unfollow: (name: string): string => `Stop following ${name}`,
  call: 'Bring everyone to me',
  called: (name: string): string => `${name} asked you to look along. Move the paper to stop.`,
  saved: { saved: 'Saved', saving: 'Saving…', offline: 'Offline' },
  savedText: {
    saved: 'Everything is saved on the server.',
    saving: 'Your last changes are on their way to the server.',
    offline: 'No connection. Your changes are kept here and are sent as soon as the server answers.',
  },
  notStored: 'No version was stored',
  accessGone: 'You have no access to this diagram any more',
  accessGoneText: 'Its owner has taken it away, or you are no longer signed in.',
} as const;
