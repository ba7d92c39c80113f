import { UsageError } from './command.ts';

/** The one text of a command. Throws a `UsageError` where there is none or more than one. */
export const readTextArgument = (positionals: readonly string[]): string => {
  const [text, ...more] = positionals;
  if (text === undefined) throw new UsageError('Give the description of the diagram, in quotes.');
  if (more.length > 0) throw new UsageError('Give one description; put it in quotes.');
  return text;
};
