import type { PrintedFile } from '../languages/language.ts';
import type { Name } from '../program/index.ts';

/** How code writes a name, in backticks; the second one where the first stands nowhere, as that of an interface where there are none. */
export type SymbolFinder = (name: Named, second?: Named) => string;

type Named = Pick<Name, 'words' | 'from'>;

/**
 * Each language writes names in its own way, so the symbol is looked for where the code says that it stands for a part: the word of such a
 * line that is the name without regard to case and underscores. Otherwise it is such a word anywhere in
 * the sources, rather a type than a variable or a package, or the bare words.
 */
export const findSymbols = (files: readonly PrintedFile[]): SymbolFinder => {
  const anywhere = new Map<string, string>();
  const byPart = new Map<string, string[]>();
  for (const { filename, content, role, marks } of files) {
    if (role !== 'source') continue;
    for (const [word] of (filename.endsWith('.html') ? '' : content.replace(comments, '')).matchAll(identifiers)) {
      for (const key of keysOf(word)) {
        const known = anywhere.get(key);
        if (known === undefined || rankOf(word) > rankOf(known)) anywhere.set(key, word);
      }
    }
    const lines = content.split('\n');
    for (const { line, about } of marks)
      for (const id of about) byPart.set(id, [...(byPart.get(id) ?? []), lines[line - 1] ?? '']);
  }
  const find = ({ words, from }: Named): string | undefined => {
    const key = words.join('');
    const near = from
      .flatMap((id) => byPart.get(id) ?? [])
      .flatMap((line) => line.match(identifiers) ?? [])
      .find((word) => plain(word) === key);
    return near ?? anywhere.get(key);
  };
  return (name, second) => `\`${find(name) ?? (second && find(second)) ?? name.words.join(' ')}\``;
};

/** What is found is the same with comments and without. */
const comments = /\/\*[\s\S]*?\*\/|"""[\s\S]*?"""|<!--[\s\S]*?-->|^[ \t]*(?:\/\/|#|--).*$/gm;

const identifiers = /[A-Za-z_][\w-]*/g;

/** Some languages put a mark behind words that they keep for themselves. */
const plain = (word: string): string => word.replace(/[_-]/g, '').toLowerCase();

/** Some put an I before interfaces. */
const keysOf = (word: string): readonly string[] =>
  isInterface(word) ? [plain(word), plain(word.slice(1))] : [plain(word)];

const isInterface = (word: string): boolean => /^I[A-Z][a-z]/.test(word);

const rankOf = (word: string): number => (isInterface(word) ? 2 : /^[A-Z]/.test(word) ? 1 : 0);
