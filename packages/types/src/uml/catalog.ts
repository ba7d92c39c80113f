import { defineCatalogEntry } from '../define-catalog-entry.ts';

export const umlEntry = defineCatalogEntry({
  id: 'uml',
  label: 'UML class diagram',
  aliases: ['class', 'class-diagram', 'uml-class'],
  description: 'Classes with attributes and operations, and how they relate.',
  inEditForm: true,
});
