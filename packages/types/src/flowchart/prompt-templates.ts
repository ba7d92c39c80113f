import type { PromptTemplate } from '@diagloom/diagram/model';

export const flowchartTemplates: readonly PromptTemplate[] = [
  {
    title: 'Steps with a decision',
    description: 'A procedure where one check decides what happens next.',
    template:
      '[Who] starts [the procedure]. [First step]. If [condition], [what happens then], otherwise [what happens instead]. [Last step].',
  },
  {
    title: 'Try again until it works',
    description: 'A step that repeats until a check succeeds.',
    template:
      '[First step]. [Step to repeat]. If [it failed], [how to correct it] and go back to [step to repeat]. Otherwise [last step].',
  },
];
