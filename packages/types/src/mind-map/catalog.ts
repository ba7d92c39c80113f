import { defineCatalogEntry } from '../define-catalog-entry.ts';

export const mindMapEntry = defineCatalogEntry({
  id: 'mind-map',
  label: 'Mind map',
  aliases: ['mindmap', 'mind map', 'idea-map'],
  description: 'A topic in the middle and its branches around it.',
  inEditForm: true,
});
