import { defineCatalogEntry } from '../define-catalog-entry.ts';

export const conceptualEntry = defineCatalogEntry({
  id: 'conceptual',
  label: 'Conceptual data model',
  aliases: ['conceptual-model', 'er', 'erd', 'er-diagram'],
  description: 'Things and how they relate, before keys and types.',
});
