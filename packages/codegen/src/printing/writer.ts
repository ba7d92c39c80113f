/** Text of a file as it is written, line by line, with the parts of the diagram that each line stands for. */
export interface Writer {
  /** A line at the present indent; an empty one carries no spaces. `about` are ids of parts of the diagram. */
  readonly line: (text?: string, about?: readonly string[]) => void;
  /** An empty line, unless the last one is empty already or a block has just been opened. */
  readonly gap: () => void;
  /** What `body` writes, one step further in. */
  readonly indented: (body: () => void) => void;
  /** True where nothing stands in the present block yet. */
  readonly isFresh: () => boolean;
  /** How many steps further in than the margin the next line is. */
  readonly depth: () => number;
  /** Characters left on a line at the present indent. */
  readonly room: () => number;
  /** `open` and `close` around items: on one line where that fits or nothing is between them, otherwise an item a line. */
  readonly items: (open: string, items: readonly string[], close: string, about?: readonly string[]) => void;
  /** `open`, the body further in, `close`, before which no line is empty. */
  readonly block: (open: string, close: string, body: () => void, about?: readonly string[]) => void;
  /** A comment for whoever reads the code; nothing where comments are not wanted. */
  readonly comment: (...lines: readonly string[]) => void;
  /** The text so far ends in one line break. */
  readonly text: () => string;
  readonly marks: () => readonly Mark[];
}

/** A line of a file and the parts of the diagram that it stands for. */
export interface Mark {
  /** Counted from 1. */
  readonly line: number;
  readonly about: readonly string[];
}

export interface WriterOptions {
  readonly indent: string;
  /** Columns of a line; 100 by itself. */
  readonly width?: number;
  /** How items stand that have a line each; by itself with a comma behind the last one too, and what closes them below. */
  readonly brokenItems?: BrokenItems;
  /** How lines of comment are written; absent where comments are not wanted. Gets lines that break out of nothing. */
  readonly comment?: (lines: readonly string[]) => readonly string[];
}

export interface BrokenItems {
  /** What the last one ends in. */
  readonly lastMark: ',' | '';
  /** What closes them stands behind the last one, and they are this many steps further in. */
  readonly hang?: 1 | 2;
}

export const createWriter = ({
  indent,
  width = 100,
  brokenItems: { lastMark, hang } = { lastMark: ',' },
  comment,
}: WriterOptions): Writer => {
  const lines: string[] = [];
  const marks: Mark[] = [];
  let depth = 0;
  let isFresh = true;
  const writer: Writer = {
    line: (text = '', about = []) => {
      lines.push(text === '' ? '' : indent.repeat(depth) + text);
      if (about.length > 0) marks.push({ line: lines.length, about });
      isFresh = false;
    },
    gap: () => {
      if (!isFresh && lines.at(-1) !== '') writer.line();
    },
    indented: (body) => {
      depth += 1;
      isFresh = true;
      body();
      isFresh = false;
      depth -= 1;
    },
    isFresh: () => isFresh,
    depth: () => depth,
    room: () => width - depth * indent.length,
    items: (open, items, close, about) => {
      const whole = `${open}${items.join(', ')}${close}`;
      if (whole.length <= writer.room() || items.length === 0) {
        writer.line(whole, about);
        return;
      }
      const end = hang === undefined ? lastMark : close;
      const writeItems = (): void => {
        for (const [index, item] of items.entries()) writer.line(`${item}${index === items.length - 1 ? end : ','}`);
      };
      writer.line(open, about);
      writer.indented(hang === 2 ? () => writer.indented(writeItems) : writeItems);
      if (hang === undefined) writer.line(close);
    },
    block: (open, close, body, about) => {
      writer.line(open, about);
      writer.indented(body);
      if (close === '') return;
      if (lines.at(-1) === '') lines.pop();
      writer.line(close);
    },
    comment: (...texts) => {
      if (comment === undefined) return;
      const said = texts.filter((text) => text !== '');
      if (said.length > 0) for (const text of comment(said)) writer.line(text);
    },
    text: () => {
      while (lines.at(-1) === '') lines.pop();
      return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
    },
    marks: () => marks,
  };
  return writer;
};
