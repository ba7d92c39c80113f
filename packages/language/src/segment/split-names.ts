import type { Token } from '../text/token.ts';

/** The names in a list, each perhaps with the preposition of the first. */
export const splitNames = (tokens: readonly Token[], preposition: string): readonly (readonly Token[])[] => {
  const names: Token[][] = [[]];
  for (const token of tokens) {
    if (token.text === ',' || token.text === '&' || token.lower === 'and') names.push([]);
    else if (token.lower !== preposition) names.at(-1)?.push(token);
  }
  return names.filter((name) => name.length > 0);
};

/** `the mason and the joiner both`: each of those who do something together; one where it names one. */
export const splitSubject = (subject: readonly Token[]): readonly (readonly Token[])[] =>
  splitNames(
    subject.filter(({ lower }) => lower !== 'both'),
    '',
  );
