import { UsageError } from '../command.ts';
import type { Terminal } from '../terminal.ts';

export interface RecordedTerminal extends Terminal {
  readonly printed: () => string;
  readonly said: () => string;
}

/** A terminal that remembers what was written; it has no files. */
export const recordTerminal = (): RecordedTerminal => {
  const printed: string[] = [];
  const said: string[] = [];
  const refuse = async (path: string): Promise<never> => {
    throw new UsageError(`There’s no ${path} here.`);
  };
  return {
    print: (content) => {
      printed.push(String(content));
    },
    say: (line) => {
      said.push(line);
    },
    read: refuse,
    readBytes: refuse,
    list: refuse,
    write: refuse,
    writeAll: refuse,
    printed: () => printed.join(''),
    said: () => said.join('\n'),
  };
};
