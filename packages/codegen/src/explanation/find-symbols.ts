import type { PrintedFile } from '../languages/language.ts';
import type { Name } from '../program/index.ts';

/** How code writes a name, in backticks. */
export type SymbolFinder = (name: Pick<Name, 'words' | 'from'>) => string;

/**
 * Each language writes names in its own way, so the symbol is looked for where the code says that it stands for a part: the word of such a
 * line that is the name without regard to case and underscores. Otherwise it is such a word anywhere in
 * the sources, rather a type than a variable or a package, or the bare words.
 */
export const findSymbols = (files: readonly PrintedFile[]): SymbolFinder => {
  const anywhere = new Map<string, string>();
  const byPart = new Map<string, string[]>();
  for (const { content, role, marks } of files) {
    if (role !== 'source') continue;
    for (const [word] of content.replace(comments, '').matchAll(identifiers)) {
      const key = plain(word);
      const known = anywhere.get(key);
      if (known === undefined || (/^[a-z]/.test(known) && /^[A-Z]/.test(word))) anywhere.set(key, word);
    }
    const lines = content.split('\n');
    for (const { line, about } of marks)
      for (const id of about) byPart.set(id, [...(byPart.get(id) ?? []), lines[line - 1] ?? '']);
  }
  return ({ words, from }) => {
    const key = words.join('');
    const near = from
      .flatMap((id) => byPart.get(id) ?? [])
      .flatMap((line) => line.match(identifiers) ?? [])
      .find((word) => plain(word) === key);
    return `\`${near ?? anywhere.get(key) ?? words.join(' ')}\``;
  };
};

/** What is found is the same with comments and without. */
const comments = /\/\*[\s\S]*?\*\/|"""[\s\S]*?"""|<!--[\s\S]*?-->|^[ \t]*(?:\/\/|#|--).*$/gm;

const identifiers = /[A-Za-z_][\w-]*/g;

/** Some languages put a mark behind words that they keep for themselves, or an I before interfaces. */
const plain = (word: string): string => word.replace(/[_-]/g, '').toLowerCase();
