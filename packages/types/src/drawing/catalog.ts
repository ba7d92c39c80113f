import { defineCatalogEntry } from '../define-catalog-entry.ts';

export const drawingEntry = defineCatalogEntry({
  id: 'drawing',
  label: 'Drawing',
  aliases: ['board', 'sketch', 'freehand'],
  description: 'Shapes and lines exactly where you drew them.',
  boardOnly: true,
});
