import { defineCatalogEntry } from '../define-catalog-entry.ts';

export const wireframeEntry = defineCatalogEntry({
  id: 'wireframe',
  label: 'Wireframe',
  aliases: ['wireframes', 'mockup', 'mock-up', 'ui', 'screens'],
  description: 'Screens with their fields, buttons and lists, and what opens what.',
  inEditForm: true,
});
