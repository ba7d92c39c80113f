import { defineCatalogEntry } from '../define-catalog-entry.ts';

export const networkEntry = defineCatalogEntry({
  id: 'network',
  label: 'Network diagram',
  aliases: ['network-diagram', 'network-topology', 'topology'],
  description: 'Devices, links and zones of a network.',
  inEditForm: true,
});
