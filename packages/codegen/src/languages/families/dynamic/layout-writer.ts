import { createWriter, type Writer, type WriterOptions } from '../../../printing/writer.ts';

/** A writer that knows how much room is left on a line, and breaks lists that do not fit. */
export interface LayoutWriter extends Writer {
  /** Characters left on a line at the present indent. */
  readonly room: () => number;
  /** `open` and `close` around items: on one line where that fits, otherwise one item a line with a comma behind each. */
  readonly items: (open: string, items: readonly string[], close: string, about?: readonly string[]) => void;
  /** Lines of comment at the present indent, written with this mark in front; nothing where comments are not wanted. */
  readonly remark: (text: string) => void;
}

export interface LayoutOptions extends WriterOptions {
  readonly width: number;
  /** What the last item of a broken list ends in. */
  readonly lastComma: ',' | '';
  readonly remark: (text: string) => readonly string[];
}

export const createLayoutWriter = (options: LayoutOptions): LayoutWriter => {
  const inner = createWriter(options);
  let depth = 0;
  const writer: LayoutWriter = {
    ...inner,
    indented: (body) => {
      depth += 1;
      inner.indented(body);
      depth -= 1;
    },
    block: (open, close, body, about) => {
      inner.line(open, about);
      writer.indented(body);
      if (close !== '') inner.line(close);
    },
    room: () => options.width - depth * options.indent.length,
    items: (open, items, close, about) => {
      const whole = `${open}${items.join(', ')}${close}`;
      if (whole.length <= writer.room() || items.length === 0) {
        writer.line(whole, about);
        return;
      }
      writer.line(open, about);
      writer.indented(() => {
        for (const [index, item] of items.entries()) {
          const isLast = index === items.length - 1;
          writer.line(`${item}${isLast ? options.lastComma : ','}`);
        }
      });
      writer.line(close);
    },
    remark: (text) => {
      if (options.comment === undefined) return;
      for (const line of options.remark(text)) writer.line(line);
    },
  };
  return writer;
};
