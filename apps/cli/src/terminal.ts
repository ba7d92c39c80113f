import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { UsageError } from './command.ts';

/** What a command reads from and writes to. */
export interface Terminal {
  /** Writes a result to standard output. */
  readonly print: (content: string | Uint8Array) => void;
  /** Writes a line for people to standard error. */
  readonly say: (line: string) => void;
  /** Reads a text file; `-` is standard input. Throws a `UsageError` for a file that cannot be read. */
  readonly read: (path: string) => Promise<string>;
  /** The same for a file of any kind. */
  readonly readBytes: (path: string) => Promise<Uint8Array>;
  /** Names of the files in a folder and those below it, in order, without hidden ones. Throws a `UsageError` where it cannot be read. */
  readonly list: (folder: string) => Promise<readonly string[]>;
  /** Writes a file; `-` is standard output. Throws a `UsageError` for a file that cannot be written. */
  readonly write: (path: string, content: string | Uint8Array) => Promise<void>;
  /** Writes files into a folder, which is made with all that is missing above and below it. */
  readonly writeAll: (
    folder: string,
    files: readonly { readonly filename: string; readonly content: string }[],
  ) => Promise<void>;
}

/** The terminal of this process. Relative paths start at `folder`. */
export const createTerminal = (folder: string): Terminal => {
  const print = (content: string | Uint8Array): void => {
    process.stdout.write(content);
  };
  const readBytes = async (path: string): Promise<Uint8Array> =>
    path === '-' ? readAll(process.stdin) : readFile(resolve(folder, path)).catch(refuse('read', path));
  return {
    print,
    say: (line) => {
      process.stderr.write(`${line}\n`);
    },
    readBytes,
    read: async (path) => Buffer.from(await readBytes(path)).toString('utf8'),
    list: async (name) => {
      const entries = await readdir(resolve(folder, name), { recursive: true, withFileTypes: true }).catch(
        refuse('read', name),
      );
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(resolve(folder, name), join(entry.parentPath, entry.name)))
        .filter((path) => !path.split(sep).some((part) => part.startsWith('.') || part === 'node_modules'))
        .toSorted();
    },
    write: async (path, content) => {
      if (path === '-') print(content);
      else await writeFile(resolve(folder, path), content).catch(refuse('write', path));
    },
    writeAll: async (name, files) => {
      for (const { filename, content } of files) {
        const path = join(name, filename);
        await mkdir(dirname(resolve(folder, path)), { recursive: true }).catch(refuse('write', path));
        await writeFile(resolve(folder, path), content).catch(refuse('write', path));
      }
    },
  };
};

const readAll = async (stream: NodeJS.ReadableStream): Promise<Uint8Array> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
};

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there’s no such file or folder',
  EACCES: 'access is denied',
  EISDIR: 'it is a folder',
  EEXIST: 'part of its path isn’t a folder',
  ENOTDIR: 'part of its path isn’t a folder',
};

const refuse =
  (action: 'read' | 'write', path: string) =>
  (cause: NodeJS.ErrnoException): never => {
    throw new UsageError(`Cannot ${action} ${path}: ${reasons[cause.code ?? ''] ?? cause.message}.`, { cause });
  };
