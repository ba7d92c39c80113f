import { defineCatalogEntry } from '../define-catalog-entry.ts';

export const sequenceEntry = defineCatalogEntry({
  id: 'sequence',
  label: 'Sequence diagram',
  aliases: ['sequence-diagram', 'uml-sequence'],
  description: 'Who sends which message to whom, in order of time.',
});
