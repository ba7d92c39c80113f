import { participle, readVerb } from '@diagloom/language/morphology';

/** `arriving` of `arrives at`; nothing where a label begins with no verb that somebody does. */
export const presentParticiple = (said: string): string => {
  const base = baseOf(said);
  if (base === '' || isShort(base)) return base === '' ? '' : `${base}${base.at(-1)}ing`;
  return `${base.replace(/([^e])e$/, '$1')}ing`;
};

/** `mentored` of `mentors`; nothing where a label is more than a verb that somebody does. */
export const pastParticiple = (said: string): string => {
  const base = /\s/.test(said) ? '' : baseOf(said);
  return base === '' ? '' : participle(base);
};

/** `arrive` of `arrives at`, also of verbs that are not listed. */
const baseOf = (said: string): string => {
  const [verb = ''] = said.toLowerCase().split(' ');
  if (!/^[a-z]{3,}s$/.test(verb) || /(?:ss|us|is)$/.test(verb)) return '';
  const known = readVerb(verb);
  if (known?.forms.has('third') === true) return known.base;
  return verb
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/s$/, '');
};

/** Doubles its last letter before an ending. */
const isShort = (base: string): boolean => /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(base);
