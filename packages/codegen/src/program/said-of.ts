import type { Step } from './flow.ts';

/** What an observer is told of a step: what the drawing says, or who is called where a line says nothing. */
export const saidOf = ({ name, port }: Step): string =>
  name.label || [...name.words, ...(port.name.label === '' ? [] : [port.name.label])].join(' ');
