import { arrowKinds, keyPattern, labelOfKind, moreKeysPattern, questionKind, wordPattern } from './grammar.ts';
import type { DraftEdge, DraftGroup, DraftNode, DraftNote } from './notation-draft.ts';
import { readAttributes } from './read-attributes.ts';
import { readModifiers } from './read-modifiers.ts';
import { Scanner } from './scanner.ts';

/** `[key(kind)@parent] label` */
export const readGroup = (line: string, number: number): DraftGroup | undefined => {
  const scanner = new Scanner(line);
  if (scanner.take(/\[/y) === undefined) return undefined;
  const key = scanner.take(keyPattern);
  if (key === undefined) return undefined;
  const { groups, question: _question, position: _position, ...modifiers } = readModifiers(scanner);
  if (scanner.take(/\]\s*/y) === undefined) return undefined;
  const parent = groups[0];
  const label = scanner.takeQuoted() ?? scanner.takeRest();
  return { part: 'group', line: number, key, label, ...modifiers, ...(parent === undefined ? {} : { parent }) };
};

/** `key(kind)@group label | row | row` */
export const readNode = (line: string, number: number): DraftNode | undefined => {
  const scanner = new Scanner(line);
  const key = scanner.take(keyPattern);
  if (key === undefined) return undefined;
  const { question, ...modifiers } = readModifiers(scanner);
  if (!scanner.isAtEnd && scanner.take(/\s+/y) === undefined) return undefined;
  const kind = question ? questionKind : modifiers.kind;
  const written = scanner.takeQuoted() ?? (scanner.take(/[^|]+/y)?.trim() || undefined);
  const label = written ?? (kind === undefined ? key : labelOfKind(kind));
  const attributes = readAttributes(scanner);
  if (attributes === undefined) return undefined;
  return { part: 'node', line: number, key, label, ...modifiers, ...(kind === undefined ? {} : { kind }), attributes };
};

/** `a -> b@group: label`, a chain `a -> b -> c`, or several at once `a, b -> c, d`. All ends are keys. */
export const readEdge = (line: string, number: number): readonly DraftEdge[] | undefined => {
  const scanner = new Scanner(line);
  const edges: DraftEdge[] = [];
  let from = readEnd(scanner);
  if (from === undefined) return undefined;
  while (!scanner.isAtEnd) {
    const arrow = readArrow(scanner);
    const to = arrow === undefined ? undefined : readEnd(scanner);
    if (arrow === undefined || to === undefined) return undefined;
    const { groups, question: _question, position: _position, kind: _kind, ...modifiers } = readModifiers(scanner);
    const label = scanner.take(/\s*:\s*/y) === undefined ? undefined : (scanner.takeQuoted() ?? scanner.takeRest());
    edges.push({
      part: 'edge',
      line: number,
      from: from.key,
      to: to.key,
      label: label ?? '',
      ...(arrow.kind === undefined ? {} : { kind: arrow.kind }),
      ...(groups[0] === undefined ? {} : { group: groups[0] }),
      ...(from.cardinality === undefined ? {} : { fromCardinality: from.cardinality }),
      ...(to.cardinality === undefined ? {} : { toCardinality: to.cardinality }),
      ...modifiers,
    });
    from = { key: to.key };
    scanner.take(/\s+/y);
    if (label !== undefined && !scanner.isAtEnd) return undefined;
  }
  return edges.length === 0 ? undefined : edges;
};

/** An edge whose ends are labels of several words, as people and models write it: `Sign in -> Home page: success`. */
export const readLabelledEdge = (line: string, number: number): readonly DraftEdge[] | undefined => {
  if (line.includes('"')) return undefined;
  const pieces = line.split(/\s*(?:-->|->|=>|→)\s*/u);
  if (pieces.length < 2) return undefined;
  const last = /^(.*?)(?:\s*:\s*(.+))?$/.exec(pieces.at(-1) ?? '');
  const ends = [...pieces.slice(0, -1), last?.[1] ?? ''];
  if (ends.some((end) => end === '')) return undefined;
  return ends.slice(1).map((to, index) => ({
    part: 'edge' as const,
    line: number,
    from: ends[index] ?? '',
    to,
    label: index === ends.length - 2 ? (last?.[2] ?? '') : '',
  }));
};

/** `note a b: text` */
export const readNote = (line: string, number: number): DraftNote | undefined => {
  const scanner = new Scanner(line);
  if (scanner.take(/note(?=[\s#:])/y) === undefined) return undefined;
  const about: string[] = [];
  for (;;) {
    scanner.take(/\s+/y);
    const key = scanner.take(keyPattern);
    if (key === undefined) break;
    about.push(key);
  }
  const { id } = readModifiers(scanner);
  if (scanner.take(/\s*:\s*/y) === undefined) return undefined;
  const text = scanner.takeQuoted() ?? scanner.takeRest();
  return { part: 'note', line: number, label: text, text, about, ...(id === undefined ? {} : { id }) };
};

const readEnd = (scanner: Scanner): { key: string; cardinality?: string } | undefined => {
  const key = scanner.take(keyPattern);
  if (key === undefined) return undefined;
  if (scanner.take(/\[/y) === undefined) return { key: key + (scanner.take(moreKeysPattern) ?? '') };
  const cardinality = scanner.takeQuoted() ?? scanner.take(/[^\]]*/y) ?? '';
  return scanner.take(/\]/y) === undefined ? undefined : { key, cardinality };
};

const readArrow = (scanner: Scanner): { kind: string | undefined } | undefined => {
  scanner.take(/\s+/y);
  const arrow = scanner.take(/(-->|->|=>|→)\s*/uy);
  if (arrow !== undefined) return { kind: arrowKinds.get(arrow) };
  if (scanner.take(/-/y) === undefined) return undefined;
  const kind = scanner.takeQuoted() ?? scanner.take(wordPattern);
  return kind === undefined || scanner.take(/->\s*/y) === undefined ? undefined : { kind };
};
