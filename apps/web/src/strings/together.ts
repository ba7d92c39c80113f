/** Words of being at a diagram together with others. */
export const togetherStrings = {
  here: (names: readonly string[]): string => `Here now: ${names.join(', ')}`,
  follow: (name: string): string => `Follow ${name}`,
  unfollow: (name: string): string => `Stop following ${name}`,
  call: 'Bring everyone to me',
  called: (name: string): string => `${name} brought you to their view. Pan the diagram to look around on your own.`,
  saved: { saved: 'Saved', saving: 'Saving…', offline: 'Offline' },
  savedText: {
    saved: 'Everything is saved on the server.',
    saving: 'Your last changes are on their way to the server.',
    offline: 'No connection. Your changes are kept here and are sent as soon as the server answers.',
  },
  notStored: 'Nothing was saved',
  accessGone: 'You no longer have access to this diagram',
  accessGoneText: 'Its owner removed your access, or you have been signed out.',
} as const;
