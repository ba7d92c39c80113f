import type { PromptTemplate } from '@diagloom/diagram/model';

export const orgChartTemplates: readonly PromptTemplate[] = [
  {
    title: 'Company',
    description: 'A head, the leads below them, and their teams.',
    template:
      '[Head] leads [first lead], [second lead] and [third lead]. [First lead]: [team], [team]. [Second lead]: [team], [team].',
  },
  {
    title: 'Even structure',
    description: 'The same number of positions below each lead.',
    template: '[Head] with [number] [leads], each with [number] [positions]',
  },
];
