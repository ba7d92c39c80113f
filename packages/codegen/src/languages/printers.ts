import type { LanguageId } from './catalog.ts';
import { csharpPrinter } from './csharp/print.ts';
import { goPrinter } from './go/print.ts';
import { htmlPrinter } from './html/print.ts';
import { javaPrinter } from './java/print.ts';
import { javascriptPrinter } from './javascript/print.ts';
import { kotlinPrinter } from './kotlin/print.ts';
import type { Printer } from './language.ts';
import { phpPrinter } from './php/print.ts';
import { plsqlPrinter } from './plsql/print.ts';
import { pythonPrinter } from './python/print.ts';
import { reactPrinter } from './reactjs/print.ts';
import { rubyPrinter } from './ruby/print.ts';
import { rustPrinter } from './rust/print.ts';
import { sqlPrinter } from './sql/print.ts';
import { swiftPrinter } from './swift/print.ts';
import { tsqlPrinter } from './tsql/print.ts';
import { typescriptPrinter } from './typescript/print.ts';

/** Who prints which language. */
export const printers: Readonly<Record<LanguageId, Printer>> = {
  javascript: javascriptPrinter,
  typescript: typescriptPrinter,
  reactjs: reactPrinter,
  html: htmlPrinter,
  sql: sqlPrinter,
  plsql: plsqlPrinter,
  tsql: tsqlPrinter,
  python: pythonPrinter,
  go: goPrinter,
  java: javaPrinter,
  kotlin: kotlinPrinter,
  csharp: csharpPrinter,
  php: phpPrinter,
  ruby: rubyPrinter,
  rust: rustPrinter,
  swift: swiftPrinter,
};
