import { type Command, type ExitStatus, UsageError } from './command.ts';
import { commands } from './commands/index.ts';
import type { Terminal } from './terminal.ts';

/** Runs the command that the arguments name and answers the exit status. */
export const runCommandLine = async (args: readonly string[], terminal: Terminal): Promise<ExitStatus> => {
  const [name, ...rest] = args;
  if (name === undefined || isHelp(name)) {
    terminal.print(overview());
    return name === undefined ? 2 : 0;
  }
  const command = commands.find((candidate) => candidate.name === name);
  if (command === undefined) {
    terminal.say(`There’s no command "${name}".\n\n${overview()}`);
    return 2;
  }
  if (rest.some(isHelp)) {
    terminal.print(command.help);
    return 0;
  }
  return runWithUsage(command, rest, terminal);
};

const runWithUsage = async (command: Command, args: readonly string[], terminal: Terminal): Promise<ExitStatus> => {
  try {
    return await command.run(args, terminal);
  } catch (error) {
    if (!isUsageError(error)) throw error;
    terminal.say(`${error.message}\nTry: diagloom ${command.name} --help`);
    return 2;
  }
};

const isHelp = (argument: string): boolean => argument === '--help' || argument === '-h';

/** Ours, and those of `parseArgs` for options that it does not know. */
const isUsageError = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

const overview = (): string => {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return `Diagrams from the terminal.

Usage: npm run -s diagloom -- <command> [options]

${commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`).join('\n')}

Every command explains itself with --help. Exit status: 0 done, 1 not understood, 2 called wrongly.
`;
};
