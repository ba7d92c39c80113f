import type { DiagramSpec } from '@diagloom/diagram/model';

/** A diagram starts at two things that the prompt names, or at one class or table with rows of its own. */
export const isEnough = ({ nodes }: DiagramSpec): boolean =>
  nodes.filter(({ origin }) => origin !== 'repair').length >= 2 ||
  nodes.some(({ attributes }) => attributes !== undefined && attributes.length >= 2);
