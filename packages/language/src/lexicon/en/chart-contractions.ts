/** "She's got" and "he's the", as the same in full words and no longer. */
export const withoutContractions = (text: string): string =>
  text
    .replace(/[’']s got(?= )/g, ' has  ')
    .replace(/[’']ve got(?= )/g, ' have  ')
    .replace(/(?<=\p{Lu}\p{L}+, )(?:s?he)[’']s (?:the|our|an?)(?= )/gu, (said) => 'who is'.padEnd(said.length));
