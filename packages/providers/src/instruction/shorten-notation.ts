/** A plain edge or several: `a -> b`, `a -> b -> c`, `a -> b, c`. */
interface Plain {
  readonly from: string;
  readonly via: readonly string[];
  readonly to: readonly string[];
}

/**
 * Puts edges that follow each other onto one line where they have neither kind nor label: a chain as `a -> b -> c`, several from one part as
 * `a -> b, c`. The same diagram in the same order, with fewer tokens; models write as they are shown.
 */
export const shortenNotation = (notation: string): string => {
  const lines: string[] = [];
  let open: Plain | undefined;
  const close = (): void => {
    if (open !== undefined) lines.push([open.from, ...open.via, open.to.join(', ')].join(' -> '));
    open = undefined;
  };
  for (const line of notation.split('\n')) {
    const [, from, to] = /^([\p{L}\p{N}_]+) -> ([\p{L}\p{N}_]+)$/u.exec(line) ?? [];
    if (from === undefined || to === undefined) {
      close();
      lines.push(line);
      continue;
    }
    const joined: Plain | undefined = open && join(open, from, to);
    if (joined === undefined) close();
    open = joined ?? { from, via: [], to: [to] };
  }
  close();
  return lines.join('\n');
};

const join = (open: Plain, from: string, to: string): Plain | undefined => {
  const [last, ...others] = open.to;
  if (last === from && others.length === 0) return { ...open, via: [...open.via, last], to: [to] };
  const source = open.via.at(-1) ?? open.from;
  return source === from ? { ...open, to: [...open.to, to] } : undefined;
};
