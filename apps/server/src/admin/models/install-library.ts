import { spawn } from 'node:child_process';
import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { libraryEntry } from '../../platform/models/local/model-library.ts';
import { AdminError } from '../admin-command.ts';

const version = '3.22.1';

/** The package with the programs for processors of this machine: those for graphics cards would be 640 MB more. */
const programs: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-armv7l',
  'darwin-arm64': 'mac-arm64-metal',
  'darwin-x64': 'mac-x64',
  'win32-x64': 'win-x64',
  'win32-arm64': 'win-arm64',
};

interface Installing {
  readonly tell: (line: string) => void;
  /** Runs npm in a folder; answers whether that went well. */
  readonly runNpm?: (args: readonly string[], folder: string) => Promise<boolean>;
}

/**
 * Installs the library that runs models into a folder of its own, where it is not there yet: programs for processors alone, no script of a
 * package is run, nothing is built.
 */
export const installLibrary = async (folder: string, { tell, runNpm = npm }: Installing): Promise<void> => {
  if (await isThere(libraryEntry(folder))) return;
  const platform = programs[`${process.platform}-${process.arch}`];
  if (platform === undefined)
    throw new AdminError(
      'The library that runs models isn’t available for this kind of machine. Run models with Ollama or llama.cpp, and set COMPATIBLE_BASE_URL.',
    );
  tell('Installing the library that runs models (85 MB).');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "name": "diagloom-models", "private": true }\n');
  const packages = [`node-llama-cpp@${version}`, `@node-llama-cpp/${platform}@${version}`];
  const flags = ['--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--save-exact'];
  const isInstalled = await runNpm(['install', ...packages, ...flags], folder);
  if (!isInstalled || !(await isThere(libraryEntry(folder))))
    throw new AdminError(
      `Couldn’t install the library that runs models: npm has to reach its registry. Without one, run in a folder of a machine that does: npm install ${[...packages, ...flags].join(' ')}, and copy its node_modules to ${folder}.`,
    );
};

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const npm = (args: readonly string[], folder: string): Promise<boolean> =>
  new Promise((resolve) => {
    const isWindows = process.platform === 'win32';
    const child = spawn(isWindows ? 'npm.cmd' : 'npm', args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: isWindows,
    });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
