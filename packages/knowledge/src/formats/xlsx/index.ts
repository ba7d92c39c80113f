import type { DocumentFormat } from '../document-format.ts';
import { readXlsx } from './read-xlsx.ts';

export const xlsx = {
  id: 'xlsx',
  label: 'Excel workbook',
  endings: ['xlsx', 'xls'],
  mark: 'PK',
  read: readXlsx,
} as const satisfies DocumentFormat;
