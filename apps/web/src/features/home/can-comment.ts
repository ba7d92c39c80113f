import type { Diagram } from '@diagloom/contract';

/** Whether somebody may read and write comments on a diagram that is open before them: all but its viewers. */
export const canComment = (diagram: Pick<Diagram, 'access'> | undefined): boolean =>
  diagram !== undefined && diagram.access !== 'viewer';
