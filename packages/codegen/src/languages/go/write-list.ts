import type { Writer } from '../../printing/writer.ts';

/** A list without values is nil; a long one has a value per line. */
export const writeList = (writer: Writer, call: string, values: readonly string[]): void => {
  const line = `assertEqual(t, ${call}, []string{${values.join(', ')}})`;
  if (values.length === 0) writer.line(`assertEqual(t, ${call}, []string(nil))`);
  else if (line.length <= 96) writer.line(line);
  else
    writer.block(`assertEqual(t, ${call}, []string{`, '})', () => {
      for (const value of values) writer.line(`${value},`);
    });
};
