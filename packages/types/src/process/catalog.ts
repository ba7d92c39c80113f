import { defineCatalogEntry } from '../define-catalog-entry.ts';

export const processEntry = defineCatalogEntry({
  id: 'process',
  label: 'Process with lanes',
  aliases: ['swimlane', 'swimlanes', 'swim-lanes', 'business-process', 'process-diagram', 'workflow', 'bpmn'],
  description: 'Who does what in which order: one lane per actor.',
  inEditForm: true,
});
