/** Nouns that a line between two things is called by itself, and neither of the two. */
export const relationNouns: ReadonlySet<string> = new Set([
  'aggregation',
  'assignment',
  'association',
  'composition',
  'dependency',
  'employment',
  'enrollment',
  'enrolment',
  'friendship',
  'generalization',
  'inheritance',
  'link',
  'management',
  'marriage',
  'membership',
  'ownership',
  'participation',
  'reference',
  'registration',
  'relation',
  'relationship',
  'supervision',
  'usage',
]);

/** Words that make a label say what is done or where it is, not who or what stands at the end of a line. */
export const relatingWords: ReadonlySet<string> = new Set([
  'as',
  'at',
  'by',
  'for',
  'from',
  'in',
  'into',
  'of',
  'on',
  'or',
  'over',
  'to',
  'under',
  'via',
  'with',
]);

/** How words end that say what is done to somebody, or goes on. */
export const doneEnding = /(?:ed|ing)$/;

/** How those are called who do something, or to whom it is done: `lender`, `trustee`. */
export const doerEnding = /(?:er|or|ee|ist|ant)$/;
