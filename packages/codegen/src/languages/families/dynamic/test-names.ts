import type { Name } from '../../../program/index.ts';

/** Names for the tests of one file: a doubled one gets a number, since the later of two methods would hide the first without a word. */
export const createTestNames = (casing: (name: Pick<Name, 'words'>) => string): ((name: Name) => string) => {
  const used = new Set<string>();
  return ({ words }) => {
    let written = casing({ words: ['test', ...words] });
    for (let count = 2; used.has(written.toLowerCase()); count += 1) {
      written = casing({ words: ['test', ...words, String(count)] });
    }
    used.add(written.toLowerCase());
    return written;
  };
};
