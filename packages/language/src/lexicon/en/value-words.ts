const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What is shown to nobody but whoever has to check it. */
export const secretNouns = wordsOf(
  'card credential credentials cvc cvv otp passcode passphrase password pin secret secrets token',
);

/** What tells one thing from all others of its kind, or is kept about it. */
export const identifyingNouns = wordsOf(
  'account barcode code handle id identifier key number record ref reference session token uuid',
);

/** Verbs of taking one thing, or some, of what is offered. */
export const optingVerbs = wordsOf('choose pick select');

/** Whatever has come of something. */
export const comingOutNouns = wordsOf('answer outcome reply response result results');

/** What a reply says of how it went, where nobody asked for that. */
export const sayingNouns = wordsOf('acknowledgement confirmation notice state status');

/** Verbs of turning to somebody because of something. */
export const addressingVerbs = wordsOf(
  'alert ask call consult contact email inform invite notify phone remind request start tell trigger warn',
);
