import type { PromptTemplate } from '@diagloom/diagram/model';

export const mindMapTemplates: readonly PromptTemplate[] = [
  {
    title: 'Topic with branches',
    description: 'A topic, its main branches, and what belongs to each.',
    template: '[Topic]: [branch] ([point], [point]), [branch] ([point], [point]), [branch] ([point], [point])',
  },
];
