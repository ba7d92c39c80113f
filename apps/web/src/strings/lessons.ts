/** Words of the dashboard's part about what models teach the engine. */
export const lessonStrings = {
  title: 'Teaching the engine',
  text: 'When the built-in engine could not read a text, and a model’s answer was used instead, keep the two in a file on this server, so that the engine can be improved by them. Nothing is sent anywhere.',
  names:
    'Names of people with an account here, names after titles, email addresses and phone numbers are replaced. Other names may remain: read a text before you pass it on.',
  keep: 'Keep such texts from now on',
  file: (file: string, size: string, most: string) => `${file} · ${size} of ${most}`,
  none: 'Nothing is kept',
  total: (total: number, shown: number) =>
    total > shown ? `${total} texts, the newest ${shown} shown` : `${total} ${total === 1 ? 'text' : 'texts'}`,
  list: 'Kept texts',
  kinds: { prompt: 'Prompt', instruction: 'Change by chat' },
  before: 'The diagram before',
  answer: 'What the model answered',
  remove: 'Delete',
  removeNamed: (text: string) => `Delete: ${text}`,
  removeAll: 'Delete all',
  removeAllTitle: 'Delete all kept texts?',
  removeAllText: 'They are removed from the file on the server. This cannot be undone.',
  cancel: 'Cancel',
  failed: 'Not changed',
  failedText: 'The server did not answer. Please try again.',
} as const;
