import { defineCatalogEntry } from '../define-catalog-entry.ts';

export const orgChartEntry = defineCatalogEntry({
  id: 'orgchart',
  label: 'Org chart',
  aliases: ['org-chart', 'organization-chart', 'organisation-chart', 'hierarchy'],
  description: 'Who reports to whom, by position, person or unit.',
  inEditForm: true,
});
