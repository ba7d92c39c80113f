import type { Parser } from '@lezer/common';
import { parser as java } from '@lezer/java';
import { parser as javascript } from '@lezer/javascript';
import { parser as php } from '@lezer/php';
import { parser as python } from '@lezer/python';
import type { LanguageId } from '../languages/catalog.ts';

/** How bodies that somebody else wrote are read before they are taken, and how a comment of one line begins. */
export interface BodyLanguage {
  readonly parser: Parser;
  readonly comment: '//' | '#';
}

/** The languages whose bodies can be checked without running anything; bodies of all others are left to people. */
export const bodyLanguages: Readonly<Partial<Record<LanguageId, BodyLanguage>>> = {
  typescript: { parser: javascript.configure({ dialect: 'ts' }), comment: '//' },
  javascript: { parser: javascript, comment: '//' },
  reactjs: { parser: javascript.configure({ dialect: 'ts jsx' }), comment: '//' },
  python: { parser: python, comment: '#' },
  java: { parser: java, comment: '//' },
  php: { parser: php, comment: '//' },
};
