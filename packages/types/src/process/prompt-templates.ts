import type { PromptTemplate } from '@diagloom/diagram/model';

export const processTemplates: readonly PromptTemplate[] = [
  {
    title: 'Who does what',
    description: 'A process of several people; each gets a lane.',
    template:
      'The [first role] [does something]. The [second role] [checks it]. If [it is in order], the [third role] [goes on], otherwise the [first role] [corrects it].',
  },
  {
    title: 'Work in parallel',
    description: 'Two people work at the same time and meet again.',
    template:
      'The [first role] [starts]. In parallel, the [second role] [does one part] and the [third role] [does the other part]. Then the [first role] [finishes].',
  },
];
