import type { Step } from './flow.ts';

/** What stands between a deed and whoever it is done with; nothing by itself. */
const between: Readonly<Record<string, string>> = { publish: 'to', receive: 'from', up: 'in' };

/** What an observer is told of a step: what the drawing says, or who is called where a line says nothing. */
export const saidOf = ({ name, port }: Step): string =>
  name.label ||
  (port.name.label === ''
    ? name.words
    : [...name.words, between[name.words.at(-1) ?? ''], port.name.label].filter((word) => word !== undefined)
  ).join(' ');
