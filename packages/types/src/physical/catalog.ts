import { defineCatalogEntry } from '../define-catalog-entry.ts';

export const physicalEntry = defineCatalogEntry({
  id: 'physical',
  label: 'Physical data model',
  aliases: ['physical-model', 'database-schema', 'schema'],
  description: 'Tables with column types, primary and foreign keys.',
});
