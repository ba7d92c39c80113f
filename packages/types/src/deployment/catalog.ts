import { defineCatalogEntry } from '../define-catalog-entry.ts';

export const deploymentEntry = defineCatalogEntry({
  id: 'deployment',
  label: 'Deployment diagram',
  aliases: ['deployment-diagram', 'uml-deployment', 'infrastructure'],
  description: 'What runs on which server, and which protocols it uses.',
});
