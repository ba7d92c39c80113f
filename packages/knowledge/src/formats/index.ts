import { csv } from './csv/index.ts';
import type { DocumentFormat } from './document-format.ts';
import { docx } from './docx/index.ts';
import { html } from './html/index.ts';
import { markdown } from './markdown/index.ts';
import { pdf } from './pdf/index.ts';
import { text } from './text/index.ts';
import { xlsx } from './xlsx/index.ts';

/** Every kind of file that can be read, one line each; plain text is what the others are not. */
export const documentFormats = [
  pdf,
  docx,
  xlsx,
  markdown,
  html,
  csv,
  text,
] as const satisfies readonly DocumentFormat[];

export type DocumentFormatId = (typeof documentFormats)[number]['id'];
