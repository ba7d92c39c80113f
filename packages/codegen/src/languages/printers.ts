import type { LanguageId } from './catalog.ts';
import { javascriptPrinter } from './javascript/print.ts';
import type { Printer } from './language.ts';
import { phpPrinter } from './php/print.ts';
import { pythonPrinter } from './python/print.ts';
import { typescriptPrinter } from './typescript/print.ts';

/** Who prints which language. */
export const printers: Readonly<Record<LanguageId, Printer>> = {
  javascript: javascriptPrinter,
  typescript: typescriptPrinter,
  python: pythonPrinter,
  php: phpPrinter,
};
