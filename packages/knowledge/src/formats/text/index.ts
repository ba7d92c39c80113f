import type { DocumentFormat } from '../document-format.ts';
import { readText } from './read-text.ts';

export const text = {
  id: 'text',
  label: 'Text',
  endings: ['txt', 'text', 'rst', 'adoc', 'log'],

  read: readText,
} as const satisfies DocumentFormat;
