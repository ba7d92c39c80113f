import type { PromptTemplate } from '@diagloom/diagram/model';

export const umlTemplates: readonly PromptTemplate[] = [
  {
    title: 'Classes and relations',
    description: 'Classes with attributes, and how many belong together.',
    template:
      '[Class]: [attribute], [attribute], [operation](). [Other class]: [attribute]. A [class] has many [other class]s.',
  },
  {
    title: 'Base class and kinds',
    description: 'What several classes have in common.',
    template:
      '[Kind] and [other kind] inherit from [base class]. [Base class]: [attribute], [operation](). [Kind]: [attribute].',
  },
];
