import type { Diagram } from '@diagloom/contract';

/** Whether somebody may change a diagram that is open before them: its owner and its editors may. */
export const canChange = (diagram: Pick<Diagram, 'access'> | undefined): boolean =>
  diagram?.access === 'owner' || diagram?.access === 'editor';
