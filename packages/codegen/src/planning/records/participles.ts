/** The verbs of associations between two of a kind whose participle is not made by a rule. */
const irregular: Readonly<Record<string, string>> = {
  buys: 'bought',
  chooses: 'chosen',
  feeds: 'fed',
  finds: 'found',
  holds: 'held',
  keeps: 'kept',
  knows: 'known',
  leads: 'led',
  meets: 'met',
  overrides: 'overridden',
  pays: 'paid',
  sees: 'seen',
  sells: 'sold',
  teaches: 'taught',
};

/** `arriving` of `arrives at`; nothing where a label begins with no verb that somebody does. */
export const presentParticiple = (said: string): string => {
  const stem = stemOf(said);
  if (stem === '' || isShort(stem)) return stem === '' ? '' : `${stem}${stem.at(-1)}ing`;
  return `${stem.replace(/([^e])e$/, '$1')}ing`;
};

/** `mentored` of `mentors`; nothing where a label is more than a verb that somebody does. */
export const pastParticiple = (said: string): string => {
  const verb = said.toLowerCase();
  const stem = /\s/.test(verb) ? '' : stemOf(verb);
  if (stem === '') return '';
  if (irregular[verb] !== undefined) return irregular[verb];
  if (isShort(stem)) return `${stem}${stem.at(-1)}ed`;
  return `${stem.replace(/([^aeiou])y$/, '$1i').replace(/e$/, '')}ed`;
};

const stemOf = (said: string): string => {
  const [verb = ''] = said.toLowerCase().split(' ');
  if (!/^[a-z]{3,}s$/.test(verb) || /(?:ss|us|is)$/.test(verb)) return '';
  return verb
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/s$/, '');
};

/** Doubles its last letter before an ending. */
const isShort = (stem: string): boolean => /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(stem);
