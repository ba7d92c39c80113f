import type { PromptTemplate } from '@diagloom/diagram/model';

export const logicalTemplates: readonly PromptTemplate[] = [
  {
    title: 'Entities with attributes',
    description: 'Each entity with its attributes in parentheses, then the relationships.',
    template:
      '[Entity](id, [attribute], [attribute]), [Other entity](id, [entity] id, [attribute]). A [entity] has many [other entities].',
  },
];
