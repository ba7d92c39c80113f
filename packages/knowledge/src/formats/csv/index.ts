import type { DocumentFormat } from '../document-format.ts';
import { readCsv } from './read-csv.ts';

export const csv = {
  id: 'csv',
  label: 'Table (CSV)',
  endings: ['csv', 'tsv'],

  read: readCsv,
} as const satisfies DocumentFormat;
