const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words before a thing that say that it is none as it should be: what is done with the others is not done with it. */
export const faultyWords = wordsOf(
  'broken cancelled canceled corrupt corrupted declined defective denied duplicate expired failed faulty fraudulent incomplete incorrect ineligible invalid malformed refused rejected undeliverable unknown unverified',
);

/** Words before a thing that say that it is one of some, with which more is done. */
export const choosingWords = wordsOf(
  'abnormal accepted anomalous approved confirmed critical damaged eligible late missing overdue paid severe suspicious unavailable unhealthy unpaid urgent valid verified',
);

/** A line with a condition: what is done, the word between, and when. */
export const conditionOfLine =
  /^(\S.*?)\s+(?:only\s+)?(if|when|whenever|unless|in case(?: of)?|on(?=\s+(?:error|failure|timeout|success)\b))\s+(\S.*)$/i;

/** Verbs of looking at a thing, which comes back then. */
export const viewingVerbs = wordsOf('browse consume poll pull see view watch');
