import { defineCatalogEntry } from '../define-catalog-entry.ts';

export const flowchartEntry = defineCatalogEntry({
  id: 'flowchart',
  label: 'Flowchart',
  aliases: ['flow', 'flow-chart', 'flow-diagram'],
  description: 'Steps, decisions and loops from start to end.',
  inEditForm: true,
});
