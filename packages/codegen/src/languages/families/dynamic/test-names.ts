import type { Name } from '../../../program/index.ts';

/**
 * Names for the tests of one file, cut at a word so that their line fits. A doubled one gets a number, since the later of two methods would
 * hide the first without a word.
 */
export const createTestNames = (
  casing: (name: Pick<Name, 'words'>) => string,
  longest: number,
): ((name: Name) => string) => {
  const used = new Set<string>();
  const fitted = (words: readonly string[], end: readonly string[]): string => {
    const written = casing({ words: ['test', ...words, ...end] });
    // Why it goes so tells tests apart: what is cut first stands before it.
    const cut = words.indexOf('when') > 3 ? words.indexOf('when') - 1 : words.length - 1;
    return written.length <= longest || words.length <= 1
      ? written
      : fitted(
          words.filter((_, index) => index !== cut),
          end,
        );
  };
  return ({ words }) => {
    let written = fitted(words, []);
    for (let count = 2; used.has(written.toLowerCase()); count += 1) written = fitted(words, [String(count)]);
    used.add(written.toLowerCase());
    return written;
  };
};
