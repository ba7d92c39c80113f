/** Words of the dashboard's part about what models teach the engine. */
export const lessonStrings = {
  title: 'Teaching the engine',
  text: 'When the built-in engine can’t read a prompt or a request and a model’s answer is used instead, this server can keep both in a file to improve the engine. Nothing is sent anywhere.',
  names:
    'Names of people with an account here, names after a title such as Mr. or Dr., email addresses and phone numbers are replaced. Other names may remain, so read each entry before you share it.',
  keep: 'Keep these entries from now on',
  file: (file: string, size: string, most: string) => `${file} · ${size} of ${most}`,
  none: 'No entries yet',
  total: (total: number, shown: number) =>
    total > shown ? `${total} entries, newest ${shown} shown` : `${total} ${total === 1 ? 'entry' : 'entries'}`,
  list: 'Saved entries',
  kinds: { prompt: 'Prompt', instruction: 'Change by chat' },
  before: 'The diagram before',
  answer: 'What the model answered',
  remove: 'Delete',
  removeNamed: (text: string) => `Delete: ${text}`,
  removeAll: 'Delete all',
  removeAllTitle: 'Delete all saved entries?',
  removeAllText: 'They are removed from the file on the server. You can’t undo this.',
  cancel: 'Cancel',
  failed: 'Couldn’t save the change',
  failedText: 'The server didn’t respond. Try again in a moment.',
} as const;
