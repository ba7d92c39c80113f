/** Words of bringing a file as a new diagram. */
export const importStrings = {
  open: 'Import File',
  hint: 'draw.io, PNG or SVG with a diagram inside, Mermaid, DOT, PlantUML. Imports do not count towards your monthly limit.',
  busy: 'Opening the file',
  stop: 'Stop',
  stopped: 'Stopped',
  stoppedText: 'The file was not opened.',
  opened: (title: string) => `“${title}” is open`,
  invalidType: 'Invalid File Type',
  tooLarge: 'File Too Large',
  failed: 'The file was not opened',
  unreadable: 'The file could not be read. Choose it again.',
  networkFailed: 'Check your connection and try again.',
} as const;
