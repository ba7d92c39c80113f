import type { PassedValue, PathScenario, Step } from './flow.ts';

/** Whether a test says what a step answers or gives back. */
export const isScripted = ({ answer, varies }: Pick<Step, 'answer' | 'varies'>): boolean =>
  answer !== undefined || varies === true;

/** Whether what a test has written down is a value that a step gives back. */
export const isGivenBack = (answer: PathScenario['answers'][number]['answer']): answer is PassedValue =>
  typeof answer === 'object' && 'sample' in answer;
