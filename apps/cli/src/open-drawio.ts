import { DrawioError, openDiagramFile } from '@diagloom/diagram/drawio';
import { UsageError } from './command.ts';
import type { Terminal } from './terminal.ts';

/** Reads the draw.io XML of a file: its own, or the diagram inside a picture. Throws a `UsageError` for any other file. */
export const openDrawio = async (path: string, terminal: Pick<Terminal, 'readBytes'>): Promise<string> => {
  const bytes = await terminal.readBytes(path);
  return usableOr(path, () => openDiagramFile(bytes).xml);
};

/** What `work` gives; a `DrawioError` becomes a `UsageError` that names the file. */
export const usableOr = <Result>(path: string, work: () => Result): Result => {
  try {
    return work();
  } catch (error) {
    if (error instanceof DrawioError) throw new UsageError(`Cannot read ${path}: ${error.message}`, { cause: error });
    throw error;
  }
};
