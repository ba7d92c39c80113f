import type { PromptTemplate } from '@diagloom/diagram/model';

export const conceptualTemplates: readonly PromptTemplate[] = [
  {
    title: 'Things and how they relate',
    description: 'The main things in a domain, and how many belong together.',
    template:
      'A [thing] has many [other things]. A [other thing] belongs to one [third thing]. [People] [verb] [things].',
  },
];
