import { defineCatalogEntry } from '../define-catalog-entry.ts';

export const processEntry = defineCatalogEntry({
  id: 'process',
  label: 'Swimlane process',
  aliases: ['swimlane', 'swimlanes', 'swim-lanes', 'business-process', 'process-diagram', 'workflow', 'bpmn'],
  description: 'Who does what in which order: one lane per actor.',
  inEditForm: true,
});
