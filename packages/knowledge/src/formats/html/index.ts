import type { DocumentFormat } from '../document-format.ts';
import { readHtml } from './read-html.ts';

export const html = {
  id: 'html',
  label: 'Web page',
  endings: ['html', 'htm', 'xhtml'],

  read: readHtml,
} as const satisfies DocumentFormat;
