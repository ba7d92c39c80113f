import type { PromptTemplate } from '@diagloom/diagram/model';

export const drawingTemplates: readonly PromptTemplate[] = [
  {
    title: 'Figures and arrows',
    description: 'A few figures in a row, joined by arrows.',
    template: '[Circle] -> [rectangle] -> [diamond] -> [rectangle]',
  },
];
