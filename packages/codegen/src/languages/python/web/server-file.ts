import { toFile } from '../../../printing/to-file.ts';
import type { PrintedFile } from '../../language.ts';

/** A file that starts the app of `web_app` when it is run. */
export const serverFile = (
  hasPorts: boolean,
  imports: readonly string[],
  start: (app: string) => readonly string[],
): PrintedFile =>
  toFile(
    'server.py',
    [
      ...imports,
      ...(imports.length > 0 ? [''] : []),
      ...(hasPorts ? ['from example_ports import example_ports'] : []),
      'from web_app import create_app',
      '',
      'if __name__ == "__main__":',
      ...start(`create_app(${hasPorts ? 'example_ports()' : ''})`).map((line) => `    ${line}`),
      '',
    ].join('\n'),
    'Starts the app.',
    'source',
  );
