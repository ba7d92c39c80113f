import type { Writer } from '../../../printing/writer.ts';

/** A call with its arguments on one line, or on one each where they need more, `depth` steps further in. */
export const createCallWriter =
  (depth: 1 | 2) =>
  (writer: Writer, open: string, values: readonly string[], close: string, about?: readonly string[]): void => {
    const line = `${open}${values.join(', ')}${close}`;
    if (line.length <= 92) {
      writer.line(line, about);
      return;
    }
    const write = (): void => {
      for (const [index, value] of values.entries())
        writer.line(`${value}${index === values.length - 1 ? close : ','}`);
    };
    writer.line(open, about);
    writer.indented(depth === 1 ? write : () => writer.indented(write));
  };
