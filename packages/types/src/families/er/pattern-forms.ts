import type { Pattern } from '@diagloom/diagram/model';
import { changeLines, changeTexts } from '../patterns/change-lines.ts';

/**
 * One model in its three forms. In: a pattern whose rows have a type and marks. Out: the conceptual form (entities and
 * relationships), the logical one (rows without types), the physical one (tables and columns as a database names them).
 */

/** Entities and relationships only; an entity that does nothing but join two others is a relationship between them. */
export const asConceptual = (pattern: Pattern): Pattern => {
  const joined = changeTexts(pattern, joinDirectly);
  return changeLines(joined, (line) => line.split(' | ')[0] ?? line);
};

/** In a model's notation: replaces each entity whose rows are two keys and nothing else by what it stands for. */
const joinDirectly = (notation: string): string =>
  notation.split('\n').reduce((text, line) => {
    const { key, kind, label = '', rows = '' } = entityLine.exec(line)?.groups ?? {};
    const facts = rows.split(' | ').filter((row) => !row.includes('<pk fk>'));
    const edges = text.split('\n').filter((edge) => edgeLine.exec(edge)?.groups?.to === key);
    const [one, other] = edges.map((edge) => ({
      from: edgeLine.exec(edge)?.groups?.from,
      many: /\[([^\]]+)\]:/.exec(edge)?.[1],
    }));
    if (kind === undefined || facts.length > 0 || edges.length !== 2 || !one || !other || one.from === other.from)
      return text;
    const relation = `${one.from}[${other.many}] -> ${other.from}[${one.many}]: ${label.toLowerCase()}`;
    return text
      .split('\n')
      .map((other) => (other === edges[0] ? relation : other))
      .filter((other) => other !== line && other !== edges[1])
      .join('\n');
  }, notation);

/** Attributes and keys, without the types of a database. */
export const asLogical = (pattern: Pattern): Pattern =>
  changeLines(pattern, (line) =>
    line.replaceAll(/: (?:uuid|string|text|int|money|decimal|date|time|timestamp|boolean)(?= |$)/g, ''),
  );

/** Tables in the plural, columns with types; a relationship is called after its foreign key. */
export const asPhysical = (pattern: Pattern): Pattern => {
  const lines = [
    pattern.notation,
    ...(pattern.options ?? []).flatMap(({ changes }) => changes.map((change) => change.with)),
  ]
    .join('\n')
    .split('\n');
  const columns = foreignKeys(lines);
  return changeLines(pattern, (line) => tableLine(line) ?? relationLine(line, columns) ?? line);
};

/**
 * The column of each relationship, by its line: the one that is called after the entity, else the next of those that are
 * called after a role, as `manager id` is.
 */
const foreignKeys = (lines: readonly string[]): ReadonlyMap<string, string> => {
  const entities = new Map(
    lines.flatMap((line) => {
      const { key, label = '', rows = '' } = entityLine.exec(line)?.groups ?? {};
      const keys = rows.split(' | ').filter((row) => /<[^>]*\bfk\b/.test(row));
      return key === undefined ? [] : [[key, { own: `${label.toLowerCase()} id`, keys: keys.map(nameOf) }] as const];
    }),
  );
  const names = new Set<string>([...entities.values()].map(({ own }) => own));
  const taken = new Map<string, Set<string>>();
  return new Map(
    lines.flatMap((line) => {
      const { from = '', to = '' } = edgeLine.exec(line)?.groups ?? {};
      const { keys = [] } = entities.get(to) ?? {};
      const used = taken.get(to) ?? new Set();
      const free = keys.filter((column) => !used.has(column));
      const own = entities.get(from)?.own;
      const column = free.find((name) => name === own) ?? free.find((name) => !names.has(name));
      if (column === undefined) return [];
      taken.set(to, used.add(column));
      return [[line, column] as const];
    }),
  );
};

const nameOf = (row: string): string => row.split(': ')[0] ?? '';

const entityLine = /^(?<key>\w+)(?<kind>\([\w-]+\))? (?<label>[^|[\]]+?) \| (?<rows>.+)$/;
const edgeLine = /^(?<ends>(?<from>\w+)\[[^\]]+\] -> (?<to>\w+)\[[^\]]+\])/;

const tableLine = (line: string): string | undefined => {
  const { key, kind = '', label = '', rows = '' } = entityLine.exec(line)?.groups ?? {};
  if (key === undefined) return undefined;
  const columns = rows.split(' | ').map((row) => {
    const [name = '', rest = ''] = row.split(': ');
    const [type = '', ...marks] = rest.split(' ');
    return `${snake(name)}: ${[columnTypes[type] ?? type, ...marks].join(' ')}`;
  });
  return [`${key}${kind} ${plural(snake(label))}`, ...columns].join(' | ');
};

const columnTypes: Readonly<Record<string, string>> = {
  string: 'varchar(200)',
  int: 'integer',
  money: 'numeric(12,2)',
  decimal: 'numeric(6,3)',
  timestamp: 'timestamptz',
};

const relationLine = (line: string, columns: ReadonlyMap<string, string>): string | undefined => {
  const { ends } = edgeLine.exec(line)?.groups ?? {};
  const column = columns.get(line);
  if (ends === undefined) return undefined;
  return column === undefined ? ends : `${ends}: ${snake(column)}`;
};

const snake = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_');

const plural = (name: string): string => {
  if (/(?:hours|progress)$/.test(name)) return name;
  if (name.endsWith('person')) return name.replace(/person$/, 'people');
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /diagnosis$/.test(name) ? name.replace(/is$/, 'es') : /(?:s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
};
