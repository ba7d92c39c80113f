import { runCommandLine } from './run-command-line.ts';
import { createTerminal } from './terminal.ts';

/** npm runs scripts in the root of the repository and keeps the folder of the person who typed in INIT_CWD. */
const folder = process.env.npm_lifecycle_event === 'diagloom' ? process.env.INIT_CWD : undefined;

process.exitCode = await runCommandLine(process.argv.slice(2), createTerminal(folder ?? process.cwd()));
