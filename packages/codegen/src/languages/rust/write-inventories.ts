import { screamingCase } from '../../printing/cases.ts';
import type { Writer } from '../../printing/writer.ts';
import type { InventoryDecl, InventoryQuery, InventoryScenario } from '../../program/index.ts';
import {
  explainItem,
  explainItems,
  explainKeys,
  explainLink,
  explainLinks,
  explainQuery,
  inventoryFields,
  inventoryFunctions,
  linkFields,
  mayLack,
  mayLackLabel,
  waitsFor,
} from '../families/inventory-fields.ts';
import { chained, quote, typeName, writeCall, writeFunction } from './dialect.ts';
import { writeTest } from './write-flow-tests.ts';

/** Constants with all parts and links, and a struct that answers questions about them. */
export const writeInventory = (writer: Writer, inventory: InventoryDecl): void => {
  const item = typeName(inventory.item);
  const items = screamingCase({ words: [...inventory.name.words, 'items'] });
  const links = screamingCase({ words: [...inventory.name.words, 'links'] });
  const fields = inventoryFields(inventory);
  writeTable(
    writer,
    { type: item, about: explainItem(inventory), constant: items, summary: explainItems(inventory) },
    fields,
    inventory.items,
    (field) => mayLack(inventory, field),
  );
  if (inventory.links.length > 0)
    writeTable(
      writer,
      { type: `${item}Link`, about: explainLink(inventory), constant: links, summary: explainLinks(inventory) },
      linkFields(inventory),
      inventory.links,
      (field) => field === 'label' && mayLackLabel(inventory),
    );
  writer.gap();
  writer.comment(`Answers queries about “${inventory.name.label}”. ${explainKeys(inventory)}`);
  writer.line('#[derive(Clone, Copy, Debug, Default)]');
  writer.line(`pub struct ${typeName(inventory.name)};`);
  writer.gap();
  writer.block(`impl ${typeName(inventory.name)} {`, '}', () => {
    for (const query of inventory.queries) {
      const { head, body } = questions(inventory, item, items, links)[query];
      writer.gap();
      writer.comment(explainQuery(query, inventory, ', if there is one.'));
      writer.block(`pub fn ${inventoryFunctions(inventory)[query]}(&self${head} {`, '}', () => {
        for (const line of body) writer.line(line);
      });
    }
    if (!inventory.queries.includes('startOrder')) return;
    writer.gap();
    const noted = "&mut Vec<&'static str>";
    writeFunction(
      writer,
      { head: 'fn visit', parameters: ['&self', "key: &'static str", `seen: ${noted}`, `order: ${noted}`] },
      () => {
        for (const line of [
          'if seen.contains(&key) {',
          '    return;',
          '}',
          'seen.push(key);',
          `for next in self.${inventoryFunctions(inventory)[waitsFor(inventory)]}(key) {`,
          '    self.visit(next, seen, order);',
          '}',
          'order.push(key);',
        ])
          writer.line(line);
      },
    );
  });
};

type Row<Field extends string> = Readonly<Record<Field, string>> & { readonly about: readonly string[] };

const writeTable = <Field extends string>(
  writer: Writer,
  { type, about, constant, summary }: Readonly<Record<'type' | 'about' | 'constant' | 'summary', string>>,
  fields: readonly Field[],
  rows: readonly Row<Field>[],
  mayBeNone: (field: Field) => boolean,
): void => {
  const written = (field: Field, value: string): string => {
    if (!mayBeNone(field)) return quote(value);
    return value === '' ? 'None' : `Some(${quote(value)})`;
  };
  writer.gap();
  writer.comment(about);
  writer.line('#[derive(Clone, Copy, Debug, PartialEq, Eq)]');
  writer.block(`pub struct ${type} {`, '}', () => {
    for (const field of fields)
      writer.line(`pub ${field}: ${mayBeNone(field) ? "Option<&'static str>" : "&'static str"},`);
  });
  writer.gap();
  writer.comment(summary);
  const open = `pub const ${constant}: &[${type}] = &[`;
  const writeRow = (row: Row<Field>, start: string, close: string): void =>
    writer.block(
      start,
      close,
      () => {
        for (const field of fields) writer.line(`${field}: ${written(field, row[field])},`);
      },
      row.about,
    );
  const [first] = rows;
  if (rows.length === 1 && first !== undefined) {
    writeRow(first, `${open}${type} {`, '}];');
    return;
  }
  writer.block(open, '];', () => {
    for (const row of rows) writeRow(row, `${type} {`, '},');
  });
};

interface Question {
  /** What follows `&self`. */
  readonly head: string;
  readonly body: readonly string[];
}

const questions = (
  inventory: InventoryDecl,
  item: string,
  items: string,
  links: string,
): Readonly<Record<InventoryQuery, Question>> => {
  const keys = "-> Vec<&'static str>";
  const filtered = (field: string, value: string): readonly string[] =>
    chained(items, ['iter()', `filter(|each| each.${field} == ${value})`, 'map(|each| each.key)', 'collect()']);
  const isMutual = inventory.links.some((each) => each.isMutual);
  const add = (from: string, to: string): readonly string[] => [
    `    if link.${from} == key && !found.contains(&link.${to}) {`,
    `        found.push(link.${to});`,
    '    }',
  ];
  return {
    find: {
      head: `, key: &str) -> Option<&'static ${item}>`,
      body: chained(items, ['iter()', 'find(|each| each.key == key)']),
    },
    children: {
      head: `, key: &str) ${keys}`,
      body: filtered('parent', 'Some(key)'),
    },
    path: {
      head: `, key: &str) ${keys}`,
      body: [
        'let mut path = Vec::new();',
        'let mut next = self.find(key);',
        'while let Some(found) = next {',
        '    path.push(found.key);',
        '    next = found.parent.and_then(|parent| self.find(parent));',
        '}',
        'path.reverse();',
        'path',
      ],
    },
    depth: {
      head: ', key: &str) -> usize',
      body: ['self.path_to(key).len().saturating_sub(1)'],
    },
    leaves: {
      head: `) ${keys}`,
      body: chained(items, [
        'iter()',
        'map(|each| each.key)',
        `filter(|key| self.${inventoryFunctions(inventory).children}(key).is_empty())`,
        'collect()',
      ]),
    },
    neighbors: {
      head: `, key: &str) ${keys}`,
      body: [
        'let mut found = Vec::new();',
        `for link in ${links} {`,
        ...add('from', 'to'),
        ...(isMutual ? add('to', 'from') : []),
        '}',
        'found',
      ],
    },
    reachable: {
      head: `, key: &str) ${keys}`,
      body: [
        `let mut found = self.${inventoryFunctions(inventory).neighbors}(key);`,
        'let mut index = 0;',
        'while index < found.len() {',
        `    for next in self.${inventoryFunctions(inventory).neighbors}(found[index]) {`,
        '        if !found.contains(&next) {',
        '            found.push(next);',
        '        }',
        '    }',
        '    index += 1;',
        '}',
        'found.retain(|each| *each != key);',
        'found',
      ],
    },
    dependencies: {
      head: `, key: &str) ${keys}`,
      body: [
        'let mut found = Vec::new();',
        `for link in ${links} {`,
        '    let is_queue = self',
        '        .find(link.from)',
        '        .is_some_and(|each| each.kind == "queue");',
        '    let (waiting, awaited) = if is_queue {',
        '        (link.to, link.from)',
        '    } else {',
        '        (link.from, link.to)',
        '    };',
        '    if waiting == key && !found.contains(&awaited) {',
        '        found.push(awaited);',
        '    }',
        '}',
        'found',
      ],
    },
    startOrder: {
      head: `) ${keys}`,
      body: [
        'let (mut seen, mut order) = (Vec::new(), Vec::new());',
        `for each in ${items} {`,
        '    self.visit(each.key, &mut seen, &mut order);',
        '}',
        'order',
      ],
    },
    inArea: {
      head: `, area: &str) ${keys}`,
      body: filtered('area', mayLack(inventory, 'area') ? 'Some(area)' : 'area'),
    },
  };
};

export const writeInventoryTests = (writer: Writer, inventory: InventoryDecl): void => {
  for (const scenario of inventory.scenarios) {
    writeTest(writer, scenario.name.words, () => writeExpectation(writer, inventory, scenario));
  }
};

const writeExpectation = (writer: Writer, inventory: InventoryDecl, scenario: InventoryScenario): void => {
  const argument = scenario.argument === '' ? '' : quote(scenario.argument);
  const { query, expected } = scenario;
  writeCall(
    writer,
    `let found = ${typeName(inventory.name)}.${inventoryFunctions(inventory)[query]}(`,
    argument === '' ? [] : [argument],
    ');',
  );
  if (expected === undefined) writer.line('assert!(found.is_none());');
  else if (query === 'find') writeCall(writer, 'assert_eq!(', ['found.unwrap().label', quote(expected)], ');');
  else if (query === 'depth') writer.line(`assert_eq!(found, ${expected});`);
  else if (expected.length === 0) writer.line('assert!(found.is_empty());');
  else {
    writeCall(writer, 'let expected = [', expected.map(quote), '];');
    writer.line('assert_eq!(found, expected);');
  }
};
