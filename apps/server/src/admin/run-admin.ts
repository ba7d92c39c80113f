import { StartupError } from '../platform/startup-error.ts';
import { AdminError, type AdminTools } from './admin-command.ts';
import { adminCommands } from './commands/index.ts';

export interface AdminSurroundings {
  /** Called only where a command is to run: the configuration may be wrong. */
  readonly readTools: () => AdminTools;
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
}

/** Runs the command that the arguments name and answers the exit status: 0 done, 1 not possible, 2 called wrongly. */
export const runAdmin = async (args: readonly string[], surroundings: AdminSurroundings): Promise<number> => {
  const { print, complain } = surroundings;
  const [name, ...rest] = args;
  const command = adminCommands.find((candidate) => candidate.name === name);
  if (command === undefined) {
    const isHelp = name === '--help' || name === '-h';
    if (isHelp) print(overview());
    else complain(name === undefined ? overview() : `There’s no command "${name}".\n\n${overview()}`);
    return isHelp ? 0 : 2;
  }
  try {
    print(await command.run(rest, surroundings.readTools()));
    return 0;
  } catch (error) {
    if (!(error instanceof AdminError || error instanceof StartupError)) throw error;
    complain(error.message);
    return 1;
  }
};

const overview = (): string => {
  const calls = adminCommands.map(({ name, usage, summary }) => ({ call: `${name} ${usage}`, summary }));
  const width = Math.max(...calls.map(({ call }) => call.length));
  return `Administration of this server.

Usage: npm run -s admin -- <command>

${calls.map(({ call, summary }) => `  ${call.padEnd(width)}  ${summary}`).join('\n')}

The commands use the configuration of the server (DATA_DIR, DATABASE_URL, PUBLIC_URL), whether it runs or not.
Exit status: 0 done, 1 not possible, 2 called wrongly.`;
};
