import type { DocumentFormat } from '../document-format.ts';
import { readDocx } from './read-docx.ts';

export const docx = {
  id: 'docx',
  label: 'Word document',
  endings: ['docx'],
  mark: 'PK',
  read: readDocx,
} as const satisfies DocumentFormat;
