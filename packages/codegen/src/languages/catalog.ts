import { csharp } from './csharp/index.ts';
import { go } from './go/index.ts';
import { html } from './html/index.ts';
import { java } from './java/index.ts';
import { javascript } from './javascript/index.ts';
import { kotlin } from './kotlin/index.ts';
import type { Language } from './language.ts';
import { php } from './php/index.ts';
import { plsql } from './plsql/index.ts';
import { python } from './python/index.ts';
import { reactjs } from './reactjs/index.ts';
import { ruby } from './ruby/index.ts';
import { rust } from './rust/index.ts';
import { sql } from './sql/index.ts';
import { swift } from './swift/index.ts';
import { tsql } from './tsql/index.ts';
import { typescript } from './typescript/index.ts';

/** Every language that code is written in, in the order of forms. Light: pages list them from here without any printer. */
export const languages = [
  javascript,
  typescript,
  reactjs,
  html,
  python,
  go,
  java,
  kotlin,
  csharp,
  php,
  ruby,
  rust,
  swift,
  sql,
  plsql,
  tsql,
] as const satisfies readonly Language[];

export type LanguageId = (typeof languages)[number]['id'];

export { codeStyles } from '../program/code-styles.ts';
export type { Framework, Language } from './language.ts';
