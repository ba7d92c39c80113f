import type { PromptTemplate } from '@diagloom/diagram/model';

export const processTemplates: readonly PromptTemplate[] = [
  {
    title: 'Who does what',
    description: 'A process with several people, each in a lane.',
    template:
      'The [first role] [does something]. The [second role] [checks it]. If [it is in order], the [third role] [goes on], otherwise the [first role] [corrects it].',
  },
  {
    title: 'Work in parallel',
    description: 'Two people work at the same time, then come back together.',
    template:
      'The [first role] [starts]. In parallel, the [second role] [does one part] and the [third role] [does the other part]. Then the [first role] [finishes].',
  },
];
