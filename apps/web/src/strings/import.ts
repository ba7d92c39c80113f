/** Words of bringing a file as a new diagram. */
export const importStrings = {
  open: 'Import a file',
  hint: 'draw.io, Mermaid, DOT, PlantUML, SQL, or a PNG or SVG with a diagram inside. Imports don’t count toward your monthly limit.',
  busy: 'Opening the file',
  stop: 'Stop',
  stopped: 'Stopped',
  stoppedText: 'The file wasn’t opened.',
  opened: (title: string) => `“${title}” is open`,
  replace: 'Replace with a file…',
  replaced: 'The diagram was replaced',
  replacedText: 'You can restore the previous version under Versions.',
  replaceFailed: 'Couldn’t replace the diagram',
  commentsLost: (count: number): string =>
    count === 1
      ? '1 comment is on a shape that isn’t there anymore.'
      : `${count} comments are on shapes that aren’t there anymore.`,
  showLost: 'Show',
  showLostHint: 'Show the comments whose shapes were removed',
  invalidType: 'Invalid File Type',
  tooLarge: 'File Too Large',
  failed: 'Couldn’t open the file',
  unreadable: 'Couldn’t read the file. Choose it again.',
  networkFailed: 'Check your connection and try again.',
} as const;
