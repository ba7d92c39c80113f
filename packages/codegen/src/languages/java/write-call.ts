import type { Writer } from '../../printing/writer.ts';

/** A call with its arguments on one line, or on one each where they need more. */
export const writeCall = (writer: Writer, open: string, values: readonly string[], close: string): void => {
  const line = `${open}${values.join(', ')}${close}`;
  if (line.length <= 92) {
    writer.line(line);
    return;
  }
  writer.line(open);
  writer.indented(() =>
    writer.indented(() => {
      for (const [index, value] of values.entries())
        writer.line(`${value}${index === values.length - 1 ? close : ','}`);
    }),
  );
};
