import type { TypeCues } from '@diagloom/diagram/model';

export const orgChartCues: TypeCues = {
  names: [
    'org chart',
    'organization chart',
    'organisation chart',
    'organizational chart',
    'organisational chart',
    'organogram',
    'organigram',
    'reporting structure',
  ],
  signs: [[{ pattern: /\breports? (?:directly )?to\b/i, atLeast: 2 }]],
};
