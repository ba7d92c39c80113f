/** What a phrase that opens a clause says about it. */
export type MarkerRole =
  | 'if'
  | 'unless'
  | 'else'
  | 'else-if'
  | 'yes'
  | 'no'
  | 'when'
  | 'before'
  | 'until'
  | 'while'
  | 'meanwhile'
  | 'next'
  | 'reason'
  | 'contrast'
  | 'who'
  | 'which';

export interface Marker {
  readonly phrase: string;
  readonly role: MarkerRole;
  /** A sentence in which it has this role; run as a test. */
  readonly example: string;
}

const marker = (role: MarkerRole, example: string, phrases: string): readonly Marker[] =>
  phrases.split('|').map((phrase) => ({ phrase, role, example: example.replace('*', phrase) }));

/** The longest phrase that fits wins. */
export const markers: readonly Marker[] = [
  ...marker(
    'else-if',
    'If it is hot, open the window, * it is cold, close the window.',
    'else if|otherwise if|or if|elseif|elif',
  ),
  ...marker(
    'else',
    'If it is hot, open the window, * close the window.',
    'otherwise|else|or else|in all other cases|in any other case|in other cases|in the other case|if this is not the case|if that is not the case|if not the case',
  ),
  ...marker(
    'yes',
    'Is it hot? *, open the window.',
    'if yes|if so|if this is the case|if that is the case|in this case|in that case|in which case|yes',
  ),
  ...marker('no', 'Is it hot? *, close the window.', 'if not|when not|if no|no'),
  ...marker('no', 'Check the lock; * call the smith.', 'on failure|on error'),
  ...marker('yes', 'Check the lock; * open the door.', 'on success'),
  ...marker('unless', '* it is hot, close the window.', 'unless|except if|except when'),
  ...marker('unless', '* an error, go on.', 'in the absence of|in the absence of such|in the absence of any'),
  ...marker(
    'if',
    '* it is hot, open the window.',
    'if|in case|in the case that|in case that|in the event that|provided that|assuming|only if|even if|should|in cases where|where',
  ),
  ...marker(
    'if',
    '* an error, stop the line.',
    'in case of|in the case of|in the event of|for the case that|in the case where|in case of any',
  ),
  ...marker(
    'when',
    '* the clerk receives the form, he signs the form.',
    'when|whenever|every time|each time|any time|once|after|as soon as|upon|immediately after|only after|only when|only once|directly after|shortly after|following',
  ),
  ...marker('before', '* the clerk signs the form, he reads it.', 'before|prior to'),
  ...marker('until', 'The clerk waits * the form arrives.', 'until|till'),
  ...marker('while', '* the clerk reads the form, the manager waits.', 'while|whilst'),
  ...marker('while', '* the box is open, the clerk waits.', 'as long as|so long as|for as long as'),
  ...marker(
    'meanwhile',
    '*, the clerk reads the form.',
    'meanwhile|in the meantime|meantime|at the same time|in parallel|simultaneously|concurrently|in parallel to this|parallel to this|in the meanwhile|at this time|while at the same time|in addition to this',
  ),
  ...marker(
    'next',
    '*, the clerk reads the form.',
    'after that|after this|thereafter|afterwards|afterward|then|next|subsequently|finally|lastly|in the end|from there|from there on|to begin with|first|firstly|first of all|second|secondly|third|thirdly|at first|in a first step|in the next step|in a next step|as a next step|in the following|at this point|in doing so|now|as a result|consequently|therefore|thus|hence|at the end|to finish|last|later|in addition|additionally|also|furthermore|moreover|in turn|by doing so|based on this|accordingly|likewise|similarly|usually|normally|typically|initially|immediately',
  ),
  ...marker(
    'reason',
    'The clerk signs the form * the customer waits.',
    'because|since|so that|in order to|in order that|such that|although|though|even though|to ensure that|to make sure that',
  ),
  ...marker('contrast', 'The clerk signs the form, * the manager reads it.', 'whereas'),
  ...marker('who', 'The clerk asks the manager, * signs the form.', 'who'),
  ...marker('which', 'The clerk sends the form, * starts the audit.', 'which|that'),
];

/** Roles that open a clause wherever they stand, with no comma before them. */
export const strongRoles: ReadonlySet<MarkerRole> = new Set([
  'if',
  'unless',
  'else',
  'else-if',
  'reason',
  'contrast',
  'until',
  'while',
  'when',
  'before',
  'who',
]);

/** Roles of what is done in one case only. */
export const caseRoles: ReadonlySet<MarkerRole | undefined> = new Set(['if', 'unless', 'else', 'else-if']);
