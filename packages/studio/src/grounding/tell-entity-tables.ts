import { cellsOf, mapTables } from './tables.ts';
import { withoutRemarks } from './without-remarks.ts';

/**
 * Puts tables of tables into lines that the engine reads as a data model: "| lane | lane_id, site_id |" below "| Table | Columns |" becomes
 * "lane (lane_id, site_id)", and "lane.site_id → site" where a column is called like another table's id or the row says what it points to.
 */
export const tellEntityTables = (text: string): string => {
  const named = new Set<string>();
  let hasTargets = false;
  const told = mapTables(text, (rows) => {
    const [header = [], ...body] = rows.map(cellsOf);
    if (!isOfEntities(header)) return undefined;
    const entities = body.map((row) => readEntity(header, row)).filter(({ name }) => isName.test(name));
    if (entities.length < fewestEntities) return undefined;
    const names = new Map(entities.map(({ name }) => [name.toLowerCase(), name]));
    for (const name of names.keys()) named.add(name);
    const lines = entities.flatMap(({ name, columns, targets }) => [
      columns.length > 0 ? `${name} (${columns.join(', ')})` : `${name}`,
      ...(targets.length > 0 ? targets : columns.flatMap((column) => targetOf(column, name, names))).map(
        ({ column, target }) => tellTarget(name, column, names.get(target.toLowerCase()) ?? target),
      ),
    ]);
    hasTargets ||= lines.length > entities.length;
    return lines;
  });
  return named.size === 0 || !hasTargets ? told : withoutRemarks(told, named);
};

/** A column is told of names of one word: of others the engine would take the last word for the table. */
const tellTarget = (name: string, column: string, target: string): string =>
  / /.test(name + target) ? `${name} → ${target}` : `${name}.${column} → ${target}`;

interface Target {
  readonly column: string;
  readonly target: string;
}

/** Its first column says so, or others hold the members of what stands there, or say what it points to. */
const isOfEntities = ([first = '', ...others]: readonly string[]): boolean =>
  entityHead.test(first) || others.some((head) => membersHead.test(head) || targetHead.test(head));

const entityHead = /^(?:table|entity|class|object|thing|record|business object|name of the table)s?\b/i;
const membersHead = /^(?:its )?(?:attributes|columns|fields|properties)\b/i;
const columnHead =
  /\b(?:columns?|fields?|attributes?|keys?|pk|what we (?:want|need|keep|store)|contents?|holds|data)\b/i;
const targetHead = /\b(?:points? to|references?|refers? to|foreign keys?|fks?|belongs to|links? to|parents?)\b/i;

/** Fewer rows are a table about something else. */
const fewestEntities = 2;

/** A name of up to four words. */
const isName = /^[\p{L}][\p{L}\d_]*(?:[ -][\p{L}\d_]+){0,3}$/u;

const readEntity = (header: readonly string[], row: readonly string[]) => {
  const cells = (isWanted: (head: string) => boolean): readonly string[] =>
    header.flatMap((head, at) => (at > 0 && isWanted(head) ? [row[at] ?? ''] : []));
  const targets = cells((head) => targetHead.test(head)).flatMap(readTargets);
  const columns = cells((head) => columnHead.test(head) && !targetHead.test(head))
    .flatMap((cell) => cell.split(/,\s*(?:and\s+)?|\s\+\s/))
    .map((column) => plain(column).split(/\s+(?=(?:var)?char|int|bool|date|time|uuid|bytea|text|numeric)/i)[0] ?? '')
    .filter((column) => /^[\p{L}][\p{L}\d_ ]{0,40}$/u.test(column));
  return { name: plain(row[0] ?? ''), columns, targets };
};

/** `site_id in site`, `lane_id → lane`, `person_id (person)`. */
const readTargets = (cell: string): readonly Target[] =>
  cell.split(/,\s*|;\s*|\s+and\s+/).flatMap((part) => {
    const [, column = '', target = ''] =
      /^(\w+)(?:\s+(?:in|of|to|references)\s+|\s*(?:→|->|\(|:)\s*)(?:the\s+)?(\w+)\)?(?:\.\w+)?$/u.exec(plain(part)) ??
      [];
    if (column !== '') return [{ column, target }];
    const alone = plain(part);
    return isName.test(alone) ? [{ column: `${alone.replace(/ /g, '_').toLowerCase()}_id`, target: alone }] : [];
  });

/** `site_id` in a table that is not `site` points to `site`. */
const targetOf = (column: string, own: string, names: ReadonlyMap<string, string>): readonly Target[] => {
  const stem = /^(\w+?)_?id$/i.exec(column)?.[1]?.toLowerCase() ?? '';
  const found = names.get(stem) ?? names.get(`${stem}s`);
  return found === undefined || found.toLowerCase() === own.toLowerCase() ? [] : [{ column, target: found }];
};

const plain = (text: string): string =>
  text
    .replace(/[`*]/g, '')
    .replace(/\s*\([^()]*\)/g, '')
    .trim();
