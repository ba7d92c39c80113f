import { defineCatalogEntry } from '../define-catalog-entry.ts';

export const logicalEntry = defineCatalogEntry({
  id: 'logical',
  label: 'Logical data model',
  aliases: ['logical-model'],
  description: 'Entities with attributes, keys and cardinalities.',
});
