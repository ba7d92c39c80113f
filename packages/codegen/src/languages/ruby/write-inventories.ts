import type { Writer } from '../../printing/writer.ts';
import type { InventoryDecl, InventoryQuery, InventoryScenario } from '../../program/index.ts';
import {
  explainKeys,
  explainQuery,
  inventoryFields,
  inventoryFunctions,
  linkFields,
  waitsFor,
} from '../families/inventory-fields.ts';
import { quote, typeName, writeWords } from './dialect.ts';

/** A module with all parts and links that answers questions about them. */
export const writeInventory = (writer: Writer, inventory: InventoryDecl): void => {
  const { name, summary, item, items, links, queries } = inventory;
  const type = typeName(item);
  const fields = inventoryFields(inventory);
  writer.gap();
  writer.comment(`${summary} ${explainKeys(inventory)}`);
  writer.block(`module ${typeName(name)}`, 'end', () => {
    writeStruct(writer, type, fields);
    if (links.length > 0) writeStruct(writer, `${type}Link`, linkFields(inventory));
    writeRows(writer, { constant: 'ITEMS', type, fields, rows: items });
    if (links.length > 0)
      writeRows(writer, { constant: 'LINKS', type: `${type}Link`, fields: linkFields(inventory), rows: links });
    for (const query of queries) {
      const { parameter, lines } = answers(query, inventory);
      writer.gap();
      writer.comment(explainQuery(query, inventory, '; raises KeyError if there is none.'));
      writer.block(`def self.${inventoryFunctions(inventory)[query]}${parameter}`, 'end', () => {
        for (const line of lines) writer.line(line);
      });
    }
  });
};

const writeStruct = (writer: Writer, type: string, fields: readonly string[]): void =>
  writer.line(`${type} = Struct.new(${fields.map((field) => `:${field}`).join(', ')}, keyword_init: true)`);

interface Rows<Field extends string> {
  readonly constant: string;
  readonly type: string;
  readonly fields: readonly Field[];
  readonly rows: readonly (Readonly<Record<Field, string>> & { readonly about: readonly string[] })[];
}

const writeRows = <Field extends string>(writer: Writer, { constant, type, fields, rows }: Rows<Field>): void => {
  writer.gap();
  writer.block(`${constant} = [`, '].each(&:freeze).freeze', () => {
    for (const [index, row] of rows.entries()) {
      const values = fields.map((field) => `${field}: ${quote(row[field])}`);
      writer.items(`${type}.new(`, values, index === rows.length - 1 ? ')' : '),', row.about);
    }
  });
};

interface Answering {
  readonly parameter: '' | '(key)' | '(area)';
  readonly lines: readonly string[];
}

const answers = (query: InventoryQuery, inventory: InventoryDecl): Answering => {
  const { links } = inventory;
  const keysWhere = (condition: string): readonly string[] => [`ITEMS.select { |each| ${condition} }.map(&:key)`];
  const isMutual = links.some((each) => each.isMutual);
  const neighbors = isMutual
    ? [
        'found = LINKS.filter_map do |link|',
        '  if link.from == key',
        '    link.to',
        '  elsif link.to == key',
        '    link.from',
        '  end',
        'end',
        'found.uniq',
      ]
    : ['LINKS.select { |link| link.from == key }.map(&:to).uniq'];
  const written: Readonly<Record<InventoryQuery, Answering>> = {
    find: {
      parameter: '(key)',
      lines: ['ITEMS.find { |each| each.key == key } || raise(KeyError, "there is no #{key}")'],
    },
    children: {
      parameter: '(key)',
      lines: ['find(key)', ...keysWhere('each.parent == key')],
    },
    path: {
      parameter: '(key)',
      lines: ['parent = find(key).parent', 'parent.empty? ? [key] : [*path_to(parent), key]'],
    },
    depth: {
      parameter: '(key)',
      lines: ['path_to(key).size - 1'],
    },
    leaves: {
      parameter: '',
      lines: ['ITEMS.map(&:key) - ITEMS.map(&:parent)'],
    },
    neighbors: {
      parameter: '(key)',
      lines: ['find(key)', ...neighbors],
    },
    reachable: {
      parameter: '(key)',
      lines: [
        'found = [key]',
        `found.each { |each| found.concat(${inventoryFunctions(inventory).neighbors}(each) - found) }`,
        'found.drop(1)',
      ],
    },
    dependencies: {
      parameter: '(key)',
      lines: [
        'find(key)',
        'found = LINKS.filter_map do |link|',
        '  waiting, awaited = link.from, link.to',
        '  waiting, awaited = awaited, waiting if find(link.from).kind == "queue"',
        '  awaited if waiting == key',
        'end',
        'found.uniq',
      ],
    },
    startOrder: {
      parameter: '',
      lines: [
        'order = []',
        'seen = []',
        'visit = lambda do |key|',
        '  next if seen.include?(key)',
        '',
        '  seen << key',
        `  ${inventoryFunctions(inventory)[waitsFor(inventory)]}(key).each(&visit)`,
        '  order << key',
        'end',
        'ITEMS.map(&:key).each(&visit)',
        'order',
      ],
    },
    inArea: {
      parameter: '(area)',
      lines: keysWhere('each.area == area'),
    },
  };
  return written[query];
};

export const writeInventoryExpectation = (
  writer: Writer,
  type: string,
  inventory: InventoryDecl,
  scenario: InventoryScenario,
): void => {
  const { argument, query } = scenario;
  const call = `${type}.${inventoryFunctions(inventory)[query]}${argument === '' ? '' : `(${quote(argument)})`}`;
  if (query === 'find' && scenario.expected === undefined) {
    writer.line(`assert_raises(KeyError) { ${call} }`);
    return;
  }
  if (typeof scenario.expected !== 'object') {
    const expected = typeof scenario.expected === 'string' ? quote(scenario.expected) : String(scenario.expected);
    writer.line(`assert_equal ${expected}, ${call}${query === 'find' ? '.label' : ''}`);
    return;
  }
  if (scenario.expected.length === 0) {
    writer.line(`assert_empty ${call}`);
    return;
  }
  if (scenario.expected.length > 1 && scenario.expected.every((each) => /^[\w-]+$/.test(each)))
    writeWords(writer, 'assert_equal %w[', scenario.expected, `], ${call}`);
  else writer.items('assert_equal [', scenario.expected.map(quote), `], ${call}`);
};
