interface Line {
  readonly depth: number;
  readonly text: string;
}

/**
 * Reads the part of YAML that people paste: maps, lists and plain values by indentation, lists in brackets. Anchors, tags and blocks of
 * text are taken as plain values. In: lines. Out: the value, undefined where there is none.
 */
export const parseYaml = (source: string): unknown => {
  const lines = source.split('\n').flatMap((line): readonly Line[] => {
    const text = line.replace(/(?:^|\s)#.*$/, '').trimEnd();
    return text.trim() === '' || /^(?:---|```)/.test(text)
      ? []
      : [{ depth: text.length - text.trimStart().length, text: text.trim() }];
  });
  return lines.length === 0 ? undefined : blockOf(lines);
};

const blockOf = (lines: readonly Line[]): unknown => {
  const [first] = lines;
  if (first === undefined) return null;
  if (lines.length === 1 && !isItem(first) && keyOf(first) === undefined) return scalar(first.text);
  const groups = groupsOf(lines, first.depth);
  if (isItem(first)) return groups.map(itemOf);
  return Object.fromEntries(groups.map(entryOf).filter((entry) => entry !== undefined));
};

/** The lines of this depth, each with those below it. */
const groupsOf = (lines: readonly Line[], depth: number): readonly (readonly Line[])[] => {
  const groups: Line[][] = [];
  for (const line of lines) {
    const isBelow = line.depth > depth || (line.depth === depth && isItem(line) && !isItem(lines[0] ?? line));
    if (isBelow && groups.length > 0) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups;
};

const isItem = ({ text }: Line): boolean => /^-(?:\s|$)/.test(text);

const itemOf = ([first, ...below]: readonly Line[]): unknown => {
  if (first === undefined) return null;
  const rest = first.text.slice(1).trim();
  const inner = { depth: first.depth + first.text.length - rest.length, text: rest };
  if (rest === '') return blockOf(below);
  return keyOf(inner) === undefined ? scalar(rest) : blockOf([inner, ...below]);
};

const keyOf = ({ text }: Line): RegExpExecArray | undefined =>
  /^["']?([^"':{[]+?)["']?\s*:(?:\s+(.*))?$/.exec(text) ?? undefined;

const entryOf = ([first, ...below]: readonly Line[]): readonly [string, unknown] | undefined => {
  const found = first === undefined ? undefined : keyOf(first);
  if (found === undefined) return undefined;
  const [, key = '', value = ''] = found;
  return [key, value === '' || /^[|>&!]/.test(value) ? (below.length === 0 ? null : blockOf(below)) : scalar(value)];
};

const scalar = (text: string): unknown => {
  const list = /^\[(.*)\]$/.exec(text)?.[1];
  if (list !== undefined) return list.split(',').map((item) => scalar(item.trim()));
  return text.replace(/^["']|["']$/g, '');
};
