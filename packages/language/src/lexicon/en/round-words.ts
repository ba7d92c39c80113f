/** How often a loop is gone through at most: `up to 3 times`, `retry max. three times`, `3x`. */
export const countedRounds =
  /^(?:(?:retry|repeat|retries|again)\s+)?(?:(?:up to|at most|no more than|max(?:imum|\.)?(?: of)?)\s+)?(?:(?<number>\p{L}+|\d{1,2})\s*(?:x|times|attempts|tries|retries|rounds)|(?<twice>twice))(?=$|[\s,;:])/iu;

/** What a loop goes through, and what that is part of: `medicine` and `prescription` of `medicine of the prescription`. */
export const partOfWhole =
  /^(?<part>\S.*?) (?:of|in|from|on|within) (?:(?:the|that|this|its|their|an?) )?(?<whole>\S.*)$/i;

/** What ends a loop, or keeps it going, wherever its condition says so. */
export const endOfRounds = /(?:^|[\s,;])until\s+(?:the\s+)?(?<end>\S.*)$/i;
export const holdInRounds = /(?:^|[\s,;])(?:while|as long as)\s+(?:the\s+)?(?<hold>\S.*)$/i;

/** What a guard compares two things by, and what it says of one. */
export const comparingWords: ReadonlySet<string> = new Set(
  'above after at below before beyond between equal equals exactly exceed exceeds exceeded fewer greater higher larger least less longer lower more most over shorter smaller than under within'.split(
    ' ',
  ),
);
