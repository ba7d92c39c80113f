/** Sentences that say whose data or people are drawn; group `subject` is the title. */
export const subjectForms: readonly { readonly pattern: RegExp; readonly example: string }[] = [
  {
    pattern:
      /\b(?:we|i) (?:also )?(?:run|own|operate|manage|are|am building|are building|have) an? (?:(?:small|little|big|large|local|new|family) )*(?<subject>[\p{L}][\p{L} -]{2,30}?)(?=,|\.|;|\n|$| and\b| with\b| that\b| which\b| where\b| in\b)/iu,
    example: 'We run a small ferry line and need to keep track of boats.',
  },
  {
    pattern:
      /\b(?:data|database|db|information|records|tables|model|schema|app|software|system) (?:of|for|about) (?:an?|the|our|my) (?:(?:small|little|big|large|local|new) )*(?<subject>[\p{L}][\p{L} -]{2,30}?)(?=,|\.|:|;|\n|$| and\b| with\b| that\b| which\b| where\b| has\b)/iu,
    example: 'Please model the data of a small ferry line: boats, piers',
  },
  {
    pattern:
      /\b(?:in|at) (?:our|my) (?:(?:small|little|big|large|local|new) )*(?<subject>[\p{L}][\p{L}-]{2,30}(?: [\p{L}-]{2,30})?)(?=,| (?:there|we|every|each|a|an|the|all)\b)/iu,
    example: 'In our ferry line every boat has a captain',
  },
];

/** Places and organisations that have the rest of a data model: a model with a library in it is called after it. */
export const wholes =
  /^(?:library|hotel|school|university|college|hospital|clinic|shop|store|zoo|bank|gym|restaurant|cafe|bakery|airline|airport|museum|theatre|theater|cinema|farm|factory|company|club|warehouse|garage|pharmacy|practice|agency|festival|league|house|city|hotel chain|supermarket|marketplace|platform|game|car|computer|band)$/;
