/** Edges of one line: `a -> b`, a chain `a -> b -> c`, or `a, b -data-> c, d@g: label`. */
interface Joined {
  readonly from: readonly string[];
  readonly via: readonly string[];
  readonly to: readonly string[];
  readonly arrow: string;
  /** The group and the label, as they stand behind the ends. */
  readonly tail: string;
}

/**
 * Puts edges that follow each other onto one line where they have kind, group and label in common: several from one part as `a -> b, c`,
 * several to one as `a, b -> c`, and bare ones as a chain `a -> b -> c`. The same diagram in the same order, with fewer tokens; models write
 * as they are shown.
 */
export const shortenNotation = (notation: string): string =>
  joinLines(joinLines(notation.split('\n').map(readJoined), join), joinSources)
    .map(writeJoined)
    .join('\n');

type Line = Joined | string;

const readJoined = (line: string): Line => {
  const [, from, arrow, to, tail = ''] =
    /^([\p{L}\p{N}_]+) (->|-->|-[\w-]+->) ([\p{L}\p{N}_]+)((?:@[\p{L}\p{N}_]+)?(?:: .*)?)$/u.exec(line) ?? [];
  if (from === undefined || arrow === undefined || to === undefined) return line;
  return { from: [from], via: [], to: [to], arrow, tail };
};

const writeJoined = (line: Line): string =>
  typeof line === 'string'
    ? line
    : [line.from.join(', '), ...line.via, line.to.join(', ')].join(` ${line.arrow} `) + line.tail;

const joinLines = (
  lines: readonly Line[],
  joining: (open: Joined, next: Joined) => Joined | undefined,
): readonly Line[] => {
  const done: Line[] = [];
  for (const line of lines) {
    const open = done.at(-1);
    const isOpen = open !== undefined && typeof open !== 'string' && typeof line !== 'string';
    const joined = isOpen && open.arrow === line.arrow && open.tail === line.tail ? joining(open, line) : undefined;
    if (joined === undefined) done.push(line);
    else done.splice(-1, 1, joined);
  }
  return done;
};

const join = (open: Joined, { from: [from = ''], to, arrow, tail }: Joined): Joined | undefined => {
  const [last = '', ...others] = open.to;
  const isBare = arrow === '->' && tail === '';
  if (isBare && last === from && others.length === 0) return { ...open, via: [...open.via, last], to };
  const source = open.via.at(-1) ?? open.from[0];
  return source === from ? { ...open, to: [...open.to, ...to] } : undefined;
};

const joinSources = (open: Joined, { from, via, to }: Joined): Joined | undefined => {
  const isSame = open.via.length + via.length === 0 && open.to.join() === to.join();
  return isSame ? { ...open, from: [...open.from, ...from] } : undefined;
};
