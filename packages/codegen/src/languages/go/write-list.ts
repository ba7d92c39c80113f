import type { Writer } from '../../printing/writer.ts';

/** A list without values is nil; a long one has a value per line. */
export const writeList = (
  writer: Writer,
  call: string,
  values: readonly string[],
  type: '[]string' | '[][]any' = '[]string',
): void => {
  if (values.length === 0) writer.line(`assertEqual(t, ${call}, ${type}(nil))`);
  else writer.items(`assertEqual(t, ${call}, ${type}{`, values, '})');
};
