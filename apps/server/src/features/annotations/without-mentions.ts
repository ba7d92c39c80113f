/** A comment without the people whom it calls by `@` and these names: what is left says what is to be done. */
export const withoutMentions = (content: string, names: readonly string[]): string =>
  names
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, name) => text.replaceAll(`@${name}`, ''), content)
    .replace(/[ \t]+(?=[ \t]|[.,;:!?]|$)/gm, '')
    .trim();
