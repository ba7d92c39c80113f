/** Words of bringing a file as a new diagram. */
export const importStrings = {
  open: 'Import a file',
  hint: 'draw.io, PNG or SVG with a diagram inside, Mermaid, DOT, PlantUML. Imports don’t count toward your monthly limit.',
  busy: 'Opening the file',
  stop: 'Stop',
  stopped: 'Stopped',
  stoppedText: 'The file wasn’t opened.',
  opened: (title: string) => `“${title}” is open`,
  invalidType: 'Invalid File Type',
  tooLarge: 'File Too Large',
  failed: 'Couldn’t open the file',
  unreadable: 'Couldn’t read the file. Choose it again.',
  networkFailed: 'Check your connection and try again.',
} as const;
