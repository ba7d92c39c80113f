import { type ChildProcess, spawn } from 'node:child_process';
import { checkout } from './checkout.ts';
import { freePort } from './free-port.ts';

export interface StartOptions {
  readonly dataFolder: string;
  /** The checkout to start; this one where absent. */
  readonly folder?: string;
  readonly port?: number;
  /** How to start it, as one would type it. */
  readonly command?: readonly [string, ...string[]];
  readonly environment?: Readonly<Record<string, string>>;
}

export interface Diagloom {
  /** Such as `http://localhost:3000`. */
  readonly address: string;
  /** The process that was started; it leads a process group of its own, as a shell's job does. */
  readonly pid: number;
  /** Everything that was printed so far. */
  readonly output: () => string;
  /** Presses Ctrl-C: interrupts the whole group. Answers the exit status. */
  readonly interrupt: () => Promise<number | null>;
  /** Settles when the process that was started has ended. */
  readonly ended: Promise<number | null>;
}

/** It ended before it served: the status, and what it printed. */
class StartFailed extends Error {
  override readonly name = 'StartFailed';
  readonly status: number | null;
  readonly output: string;

  constructor(status: number | null, output: string) {
    super(`Diagloom ended with status ${status} before it served:\n${output}`);
    this.status = status;
    this.output = output;
  }
}

/**
 * Starts the real server as a person does, with the embedded database, on a free port. Settles when it prints its address.
 * Rejects with its `status` and `output` where it ends before that.
 */
export const startDiagloom = async (options: StartOptions): Promise<Diagloom> => {
  const {
    dataFolder,
    folder = checkout,
    command = [process.execPath, '--v8-pool-size=0', 'scripts/start.mjs'],
    environment = {},
  } = options;
  const port = options.port ?? (await freePort());
  const child = spawn(command[0], command.slice(1), {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...cleanEnvironment(), PORT: String(port), DATA_DIR: dataFolder, RATE_LIMITS: 'off', ...environment },
  });
  const chunks: Buffer[] = [];
  const output = (): string => Buffer.concat(chunks).toString('utf8');
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    const take = (chunk: Buffer): void => {
      chunks.push(chunk);
      const found = /runs at (http:\S+)/.exec(output())?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.on('error', reject);
    child.on('close', (status) => reject(new StartFailed(status, output())));
  });
  const pid = pidOf(child);
  const interrupt = (): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-pid, 'SIGINT');
    return ended;
  };
  return { address, pid, output, interrupt, ended };
};

/** Without what npm and vitest set for their own children. */
const cleanEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_(?!config_|execpath)|VITEST|NODE_ENV$|DATABASE_URL$)/.test(name),
    ),
  );

const pidOf = ({ pid }: ChildProcess): number => {
  if (pid === undefined) throw new Error('The process has no id.');
  return pid;
};
