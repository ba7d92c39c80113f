/** Words of the dashboard's part about what models teach the engine. */
export const lessonStrings = {
  title: 'Teaching the engine',
  text: 'When the built-in engine can’t read a text and a model’s answer is used instead, both can be kept in a file on this server to improve the engine. Nothing is sent anywhere.',
  names:
    'Names of people with an account here, names after titles, email addresses and phone numbers are replaced. Other names may remain, so read a text before you share it.',
  keep: 'Keep these texts from now on',
  file: (file: string, size: string, most: string) => `${file} · ${size} of ${most}`,
  none: 'No texts yet',
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
  removeAllText: 'They are removed from the file on the server. You can’t undo this.',
  cancel: 'Cancel',
  failed: 'Couldn’t save the change',
  failedText: 'The server didn’t respond. Try again in a moment.',
} as const;
