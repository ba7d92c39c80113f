import type { Writer } from '../../../printing/writer.ts';

export type WriteValues = (
  writer: Writer,
  open: string,
  values: readonly string[],
  close: string,
  about?: readonly string[],
) => void;

/** A call or a declaration with its values on one line, or on one each where they need more; the last one then ends in `lastMark`. */
export const writeValuesWith =
  (lastMark: ',' | ''): WriteValues =>
  (writer, open, values, close, about) => {
    const line = `${open}${values.join(', ')}${close}`;
    if (line.length <= 92 || values.length === 0) {
      writer.line(line, about);
      return;
    }
    writer.block(
      open,
      close,
      () => {
        for (const [index, value] of values.entries())
          writer.line(`${value}${index === values.length - 1 ? lastMark : ','}`);
      },
      about,
    );
  };
