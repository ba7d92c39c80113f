/** `an order`, `a user`: by how the first word sounds. */
export const withArticle = (text: string): string =>
  `${/^(?:[aei]|o(?!n(?:e|ce)\b)|u(?!se|ni|til)|hour|honest|heir)/i.test(text) ? 'an' : 'a'} ${text}`;
