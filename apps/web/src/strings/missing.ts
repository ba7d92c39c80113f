/** Words that stand in the place of what could not be loaded. */
export const missingStrings = {
  title: 'This part couldn’t be loaded',
  text: 'Check your connection and try again. If that doesn’t help, reload the page. Your text is kept.',
  editor: 'Couldn’t load the editor. You can still view and export the diagram.',
} as const;
