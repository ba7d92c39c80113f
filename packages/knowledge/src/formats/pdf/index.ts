import type { DocumentFormat } from '../document-format.ts';
import { readPdf } from './read-pdf.ts';

export const pdf = {
  id: 'pdf',
  label: 'PDF',
  endings: ['pdf'],
  mark: '%PDF-',
  read: readPdf,
} as const satisfies DocumentFormat;
