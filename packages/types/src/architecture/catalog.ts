import { defineCatalogEntry } from '../define-catalog-entry.ts';

export const architectureEntry = defineCatalogEntry({
  id: 'architecture',
  label: 'Architecture diagram',
  aliases: ['system-architecture', 'software-architecture', 'cloud-architecture', 'c4', 'system'],
  description: 'Services, stores and queues, where they live and how they communicate.',
  inEditForm: true,
});
