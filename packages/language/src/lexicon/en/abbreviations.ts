/** Words whose full stop does not end a sentence. */
export const abbreviations: ReadonlySet<string> = new Set(
  'e.g i.e eg ie etc approx incl resp vs mr mrs ms dr prof no fig dept inc ltd co st a.k.a'.split(' '),
);

/** Capitals that would read as a pronoun in lower case, and `w/`, and how they are read instead. */
export const acronyms: ReadonlyMap<string, string> = new Map([
  ['IT', 'i.t.'],
  ['US', 'u.s.'],
  ['HIS', 'h.i.s.'],
  ['WHO', 'w.h.o.'],
  ['w/', 'with'],
]);

/** Small words that open a sentence. */
export const opensSentence = /^\s+(?:the|an?|she|he|it|they|each|both|there|under|in)\s/i;
