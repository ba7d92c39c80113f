import { cellsOf, mapTables } from './tables.ts';

/** A section of a document: its heading and its text. */
interface DictionarySection {
  readonly heading: string;
  readonly text: string;
}

interface ToldDictionary {
  /** "lane (lane_id, site_id)" and "lane.site_id → site", one a line. */
  readonly text: string;
  readonly tables: number;
  /** How many columns point to another table. */
  readonly targets: number;
}

/**
 * Tells the tables of a database as lines that the engine reads as a data model. Documents have them as a section per table with its columns in
 * rows, or as a paragraph or an item per table: "orders – id pk, customer_id fk → customers, placed_at".
 */
export const tellDictionary = (sections: readonly DictionarySection[]): ToldDictionary => {
  const tables = joined(sections.flatMap((section) => [...ofRows(section), ...ofParagraphs(section.text)]));
  const names = new Map(tables.map(({ name }) => [name.toLowerCase(), name]));
  const find = (name: string): string | undefined =>
    names.get(name.toLowerCase()) ??
    names.get(`${name.toLowerCase()}s`) ??
    names.get(name.toLowerCase().replace(/s$/, ''));
  const targets = tables.flatMap(({ name, columns, targets: own }) => {
    const told = own.flatMap(({ column, target }) => {
      const found = find(target);
      return found === undefined || found === name ? [] : [{ column, line: `${name}.${column} → ${found}` }];
    });
    const silent = columns.filter((column) => !told.some((each) => each.column === column));
    const meant = silent.flatMap((column) => {
      const found = find(/^(\w+?)_?id$/i.exec(column)?.[1] ?? '');
      return found === undefined || found === name ? [] : [{ column, line: `${name}.${column} → ${found}` }];
    });
    return [...told, ...meant].map(({ line }) => line);
  });
  const lines = tables.map(({ name, columns }) => (columns.length > 0 ? `${name} (${columns.join(', ')})` : name));
  return { text: [...lines, ...targets].join('\n'), tables: tables.length, targets: targets.length };
};

interface Target {
  readonly column: string;
  readonly target: string;
}

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly targets: readonly Target[];
}

const joined = (tables: readonly Table[]): readonly Table[] => {
  const known = new Map<string, Table>();
  for (const table of tables) {
    const key = table.name.toLowerCase();
    const before = known.get(key);
    if (before === undefined || before.columns.length < table.columns.length) known.set(key, table);
  }
  return [...known.values()];
};

/** A section that is called like a table and has a row for each of its columns. */
const ofRows = ({ heading, text }: DictionarySection): readonly Table[] => {
  const name = nameIn(heading);
  const tables: Table[] = [];
  mapTables(text, (rows) => {
    const [header = [], ...body] = rows.map(cellsOf);
    const isDictionary = columnHead.test(header[0] ?? '') && header.slice(1).some((head) => typeHead.test(head));
    if (name === undefined || !isDictionary) return undefined;
    const cells = body.map((row) => ({ column: plain(row[0] ?? ''), said: row.slice(1).join('; ') }));
    const columns = cells.filter(({ column }) => isColumn.test(column));
    tables.push({
      name,
      columns: columns.map(({ column }) => column),
      targets: columns.flatMap(({ column, said }) => {
        const target = pointsTo.exec(plain(said))?.groups?.target;
        return target === undefined ? [] : [{ column, target }];
      }),
    });
    return undefined;
  });
  return tables;
};

const typeHead = /\b(?:types?|keys?|null|nullable|references|points to|format)\b/i;

const columnHead = /^(?:column|field|attribute|name|column name|field name)s?$/i;

/** "3.2 Table `fee_line`", "permit (core)". */
const nameIn = (heading: string): string | undefined => {
  const bare = plain(heading)
    .replace(/^\d+(?:\.\d+)*[.)]?\s+/, '')
    .replace(/^(?:table|entity)[:\s]+|\s+table$/gi, '');
  return isName.test(bare) ? bare : undefined;
};

const isName = /^\p{L}[\p{L}\d_]*(?:[ -][\p{L}\d_]+)?$/u;

const isColumn = /^\p{L}[\p{L}\d_]*$/u;

const pointsTo =
  /\b(?:fk|foreign key|references?|refers to|points to)\b\s*(?:→|->|=>|to|on|in|into|of|references|:)?\s*(?:the\s+|table\s+)*(?<target>\p{L}[\p{L}\d_]*)/iu;

/** A paragraph or an item that opens with the name of a table and then lists its columns. */
const ofParagraphs = (text: string): readonly Table[] => text.split('\n').flatMap(ofLine);

const ofLine = (line: string): readonly Table[] => {
  const { names = '', rest = '' } = opening.exec(line)?.groups ?? {};
  if (!ofKeys.test(rest)) return [];
  const said = rest.replace(/[`*]/g, '');
  const name = /[\p{L}\d_]+$/u.exec(names)?.[0] ?? '';
  const others = [...names.matchAll(/[\p{L}\d_]+(?= \+ )/gu)].map(([other]) => ({
    name: other,
    columns: [],
    targets: [],
  }));
  const inside = [...said.matchAll(/(?<name>\w+) \((?<columns>\w+ pk\b[^()]*(?:\([^()]*\)[^()]*)*)\)/gi)].map(
    ({ groups }) => ({
      name: groups?.name ?? '',
      columns: columnsIn(groups?.columns ?? ''),
      targets: [],
    }),
  );
  const own = inside.length > 0 ? said.replace(/\((?=\w+ pk\b)[^()]*(?:\([^()]*\)[^()]*)*\)/gi, '') : said;
  const table = { name, columns: columnsIn(own), targets: targetsIn(own) };
  return table.columns.length + table.targets.length === 0 ? [] : [...others, table, ...inside];
};

const opening =
  /^\s*(?:[-*•–]\s+)?[`*]*(?<names>[\p{L}\d_]+[`*]*(?: \+ [`*]*[\p{L}\d_]+)?)[`*]*(?:\s+\([^()]*\))?(?:\s[-–—]|:)\s+(?<rest>\S.*)$/u;

const ofKeys = /\b(?:pk|fk|primary key|foreign key)\b/i;

/** The names that its parts open with: all that look like code, and those that are told a type or a key. */
const columnsIn = (said: string): readonly string[] => {
  const columns = said
    .replace(/\([^()]*\)/g, '')
    .split(/,\s*(?:and\s+)?|;\s*|\.\s+|\s+and\s+/)
    .flatMap((part) => {
      const bare = part.trim().replace(/^(?:the )?(?:pk|fk|primary key|foreign key)\s+(?:is\s+)?/i, '');
      const [word = ''] = bare.split(/[\s.]/, 1);
      const isTold = /_/.test(word) || (isColumn.test(word) && (bare === word || ofType.test(bare.slice(word.length))));
      return isTold && word === word.toLowerCase() ? [word] : [];
    });
  return [...new Set(columns)];
};

const ofType =
  /^\s+(?:pk|fk|primary|foreign|unique|null|not null|(?:big|small)?int(?:eger)?|(?:var)?char|text|bool(?:ean)?|date|time(?:stamp)?(?:tz)?|numeric|decimal|uuid|jsonb?|money|float|real|serial)\b/i;

const targetsIn = (said: string): readonly Target[] =>
  targetForms.flatMap((form) =>
    [...said.matchAll(form)].flatMap(({ groups }) =>
      [groups?.column, groups?.second].flatMap((column) =>
        column === undefined || groups?.target === undefined ? [] : [{ column, target: groups.target }],
      ),
    ),
  );

const arrow = String.raw`(?:→|->|=>|to|on|in|references)\s+(?:the\s+)?(?<target>\w+)`;

const targetForms: readonly RegExp[] = [
  new RegExp(String.raw`(?<column>\w+) (?:is an? )?(?:fk|foreign key) ${arrow}`, 'gi'),
  new RegExp(String.raw`\b(?:fk|foreign key) (?<column>\w+) ${arrow}`, 'gi'),
  /\b(?!(?:fk|key) )(?<column>\w+) (?:→|->|=>) (?<target>\w+)/gi,
  /(?<column>\w+) and (?<second>\w+),? both (?:fks? )?(?:→|->|to|point(?:ing)? to) (?<target>\w+)/gi,
  /(?<column>\w+_id)\b[^.,;]*[.,;] (?:the last one|this|it|which|that one) (?:points?|refers?) to (?:the )?(?<target>\w+)/gi,
];

const plain = (text: string): string => text.replace(/[`*]/g, '').trim();
