import type { Direction, SpecNode } from '@diagloom/diagram/model';

/** Use cases are read from the actors at the left to the system at the right, everything else from top to bottom. */
export const usualDirection = (nodes: readonly SpecNode[]): Direction =>
  nodes.some(({ kind }) => kind === 'use-case') ? 'right' : 'down';
