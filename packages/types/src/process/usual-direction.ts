import type { Direction } from '@diagloom/diagram/model';

/** With more steps than this a process that runs to the right is several screens wide. */
const mostStepsAcross = 20;

/** Short processes are read from left to right, long ones from top to bottom. */
export const usualDirection = (steps: readonly unknown[]): Direction =>
  steps.length > mostStepsAcross ? 'down' : 'right';
