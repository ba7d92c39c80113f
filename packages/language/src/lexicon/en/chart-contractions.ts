/** Verbs of having, in front of what is named with a capital or counted: `The COO retains Fleet and two clerks`. */
export const keepingVerbs =
  /(?<=\p{L},? )(?:retains?|keeps?|controls?|commands?|governs?|hosts?|comprises?|covers?)(?= (?:the )?(?:\p{Lu}|(?:\d+|two|three|four|five|six) \p{Ll}))/gu;

/** "She's got" and "he's the", as the same in full words and no longer. */
export const withoutContractions = (text: string): string =>
  text
    .replace(/[’']s got(?= )/g, ' has  ')
    .replace(/[’']ve got(?= )/g, ' have  ')
    .replace(/(?<=\p{Lu}\p{L}+, )(?:s?he)[’']s (?:the|our|an?)(?= )/gu, (said) => 'who is'.padEnd(said.length));
