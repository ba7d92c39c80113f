import { doubleQuoted } from '../../printing/double-quoted.ts';
import type { Writer } from '../../printing/writer.ts';
import type { InventoryDecl, InventoryQuery } from '../../program/index.ts';
import { writeBraces } from '../families/curly/dialect.ts';
import {
  explainItem,
  explainKeys,
  explainLink,
  explainQuery,
  inventoryFields,
  inventoryMethods,
  linkFields,
  waitsFor,
} from '../families/inventory-fields.ts';
import { type CsharpDialect, typeName } from './dialect.ts';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const writeItem = (writer: Writer, dialect: CsharpDialect, inventory: InventoryDecl): void => {
  writer.comment(explainItem(inventory));
  writeData(writer, dialect, typeName(inventory.item), inventoryFields(inventory));
};

export const linkName = ({ item }: InventoryDecl): string => typeName({ words: [...item.words, 'link'] });

export const writeLink = (writer: Writer, dialect: CsharpDialect, inventory: InventoryDecl): void => {
  writer.comment(explainLink(inventory));
  writeData(writer, dialect, linkName(inventory), linkFields(inventory));
};

/** A class of texts that never change. */
const writeData = (writer: Writer, dialect: CsharpDialect, type: string, fields: readonly string[]): void =>
  writeBraces(writer, dialect, `public sealed class ${type}`, () => {
    const parameters = fields.map((field) => `string ${field}`).join(', ');
    writeBraces(writer, dialect, `public ${type}(${parameters})`, () => {
      for (const field of fields) writer.line(`${capital(field)} = ${field};`);
    });
    for (const field of fields) {
      writer.gap();
      writer.line(`public string ${capital(field)} { get; }`);
    }
  });

/** A class that holds all parts and lines, with a method per question. */
export const writeInventory = (writer: Writer, dialect: CsharpDialect, inventory: InventoryDecl): void => {
  const [item, link] = [typeName(inventory.item), linkName(inventory)];
  const fields = inventoryFields(inventory);
  writer.comment(inventory.summary, explainKeys(inventory));
  writeBraces(
    writer,
    dialect,
    `public sealed class ${typeName(inventory.name)}`,
    () => {
      writeArray(
        writer,
        item,
        'Items',
        inventory.items.map((each) => ({
          text: `new ${item}(${fields.map((field) => doubleQuoted(each[field])).join(', ')}),`,
          about: each.about,
        })),
      );
      if (inventory.links.length > 0) {
        writer.gap();
        writeArray(
          writer,
          link,
          'Links',
          inventory.links.map((each) => ({
            text: `new ${link}(${linkFields(inventory)
              .map((field) => doubleQuoted(each[field]))
              .join(', ')}),`,
            about: each.about,
          })),
        );
      }
      writer.gap();
      writer.comment('All of them, in the order of the diagram.');
      writer.line(`public IReadOnlyList<${item}> All => Items;`);
      for (const query of inventory.queries) {
        const { head, lines } = methodFor(query, inventory);
        writer.gap();
        writer.comment(explainQuery(query, inventory, '. Throws if there is none.'));
        writeMethod(writer, dialect, `public ${head}`, lines);
      }
      if (!inventory.queries.includes('startOrder')) return;
      writer.gap();
      writeMethod(writer, dialect, 'private void Visit(string key, HashSet<string> seen, List<string> order)', [
        'if (!seen.Add(key))',
        '{',
        '    return;',
        '}',
        '',
        `foreach (var next in ${questionOf(waitsFor(inventory), inventory)}(key))`,
        '{',
        '    Visit(next, seen, order);',
        '}',
        '',
        'order.Add(key);',
      ]);
    },
    { about: inventory.name.from },
  );
};

const writeMethod = (writer: Writer, dialect: CsharpDialect, head: string, lines: readonly string[]): void =>
  writeBraces(writer, dialect, head, () => {
    for (const line of lines) writer.line(line);
  });

const writeArray = (
  writer: Writer,
  type: string,
  name: string,
  values: readonly { readonly text: string; readonly about: readonly string[] }[],
): void => {
  writer.line(`private static readonly ${type}[] ${name} =`);
  writer.block('{', '};', () => {
    for (const { text, about } of values) writer.line(text, about);
  });
};

interface Method {
  readonly head: string;
  readonly lines: readonly string[];
}

const keysWhere = (condition: string): readonly string[] => [
  `return Items.Where(each => ${condition}).Select(each => each.Key).ToList();`,
];

/** How a question is called. */
export const questionOf = (query: InventoryQuery, inventory: Pick<InventoryDecl, 'below' | 'queries'>): string =>
  capital(inventoryMethods(inventory)[query]);

const methodFor = (query: InventoryQuery, inventory: InventoryDecl): Method => {
  const { item, links } = inventory;
  const isMutual = links.some((each) => each.isMutual);
  const keys = 'IReadOnlyList<string>';
  const methods: Readonly<Record<InventoryQuery, Method>> = {
    find: {
      head: `${typeName(item)} Find(string key)`,
      lines: [
        'return Items.FirstOrDefault(each => each.Key == key)',
        '    ?? throw new KeyNotFoundException($"There is no {key}.");',
      ],
    },
    children: {
      head: `${keys} ${questionOf('children', inventory)}(string key)`,
      lines: ['Find(key);', ...keysWhere('each.Parent == key')],
    },
    path: {
      head: `${keys} PathTo(string key)`,
      lines: [
        'var path = new List<string>();',
        'for (var at = key; at != ""; at = Find(at).Parent)',
        '{',
        '    path.Insert(0, at);',
        '}',
        '',
        'return path;',
      ],
    },
    depth: {
      head: 'int DepthOf(string key)',
      lines: ['return PathTo(key).Count - 1;'],
    },
    leaves: {
      head: `${keys} Leaves()`,
      lines: [
        'var parents = new HashSet<string>(Items.Select(each => each.Parent));',
        ...keysWhere('!parents.Contains(each.Key)'),
      ],
    },
    neighbors: {
      head: `${keys} ${questionOf('neighbors', inventory)}(string key)`,
      lines: [
        'Find(key);',
        ...(isMutual
          ? [
              'return Links',
              '    .Where(link => link.From == key || link.To == key)',
              '    .Select(link => link.From == key ? link.To : link.From)',
              '    .Distinct()',
              '    .ToList();',
            ]
          : ['return Links.Where(link => link.From == key).Select(link => link.To).Distinct().ToList();']),
      ],
    },
    reachable: {
      head: `${keys} ReachableFrom(string key)`,
      lines: [
        'var found = new List<string> { key };',
        'for (var index = 0; index < found.Count; index++)',
        '{',
        `    found.AddRange(${questionOf('neighbors', inventory)}(found[index]).Where(next => !found.Contains(next)).ToList());`,
        '}',
        '',
        'return found.Skip(1).ToList();',
      ],
    },
    dependencies: {
      head: `${keys} DependenciesOf(string key)`,
      lines: [
        'Find(key);',
        'return Links',
        '    .Where(link => (Find(link.From).Kind == "queue" ? link.To : link.From) == key)',
        '    .Select(link => link.From == key ? link.To : link.From)',
        '    .Distinct()',
        '    .ToList();',
      ],
    },
    startOrder: {
      head: `${keys} StartOrder()`,
      lines: [
        'var order = new List<string>();',
        'var seen = new HashSet<string>();',
        'foreach (var each in Items)',
        '{',
        '    Visit(each.Key, seen, order);',
        '}',
        '',
        'return order;',
      ],
    },
    inArea: {
      head: `${keys} InArea(string area)`,
      lines: keysWhere('each.Area == area'),
    },
  };
  return methods[query];
};
