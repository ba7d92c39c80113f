import type { Parser } from '@lezer/common';
import { parser as go } from '@lezer/go';
import { parser as java } from '@lezer/java';
import { parser as javascript } from '@lezer/javascript';
import { parser as php } from '@lezer/php';
import { parser as python } from '@lezer/python';
import { parser as rust } from '@lezer/rust';
import type { LanguageId } from '../languages/catalog.ts';
import type { PrintedFile } from '../languages/language.ts';
import { type ReadCode, readWith } from './read-code.ts';
import { withoutUnusedImports } from './without-unused-imports.ts';

/** How bodies that somebody else wrote are read before they are taken. */
export interface BodyLanguage {
  /** A grammar in JavaScript, or the name of one that has to be loaded. */
  readonly grammar: Parser | string;
  /** How a comment of one line begins. */
  readonly comment: '//' | '#';
  /** Set where a file does not compile with imports that only the replaced statements used. */
  readonly tidy?: (file: PrintedFile) => PrintedFile;
}

/** The languages whose bodies can be checked without running anything; bodies of all others are left to people. */
export const bodyLanguages: Readonly<Partial<Record<LanguageId, BodyLanguage>>> = {
  typescript: { grammar: javascript.configure({ dialect: 'ts' }), comment: '//' },
  javascript: { grammar: javascript, comment: '//' },
  reactjs: { grammar: javascript.configure({ dialect: 'ts jsx' }), comment: '//' },
  python: { grammar: python, comment: '#' },
  java: { grammar: java, comment: '//' },
  php: { grammar: php, comment: '//' },
  go: { grammar: go, comment: '//', tidy: withoutUnusedImports },
  rust: { grammar: rust, comment: '//' },
  csharp: { grammar: 'c_sharp', comment: '//' },
  kotlin: { grammar: 'kotlin', comment: '//' },
  swift: { grammar: 'swift', comment: '//' },
  ruby: { grammar: 'ruby', comment: '#' },
};

/** What reads programs of a language; undefined where nothing does. `load` brings grammars that are no JavaScript. */
export const bodyReaderOf = async (
  language: LanguageId,
  load: (grammar: string) => Promise<ReadCode>,
): Promise<ReadCode | undefined> => {
  const grammar = bodyLanguages[language]?.grammar;
  return typeof grammar === 'string' ? load(grammar) : grammar && readWith(grammar);
};
