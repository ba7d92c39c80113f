import type { Writer } from '../../printing/writer.ts';
import type { InventoryDecl, InventoryQuery } from '../../program/index.ts';
import {
  explainItem,
  explainKeys,
  explainLink,
  explainQuery,
  inventoryFields,
  inventoryMethods,
  linkFields,
  mayLack,
  mayLackLabel,
  waitsFor,
} from '../families/inventory-fields.ts';
import { quoted, typeName } from './dialect.ts';

export const writeItem = (writer: Writer, inventory: InventoryDecl): void => {
  writer.comment(explainItem(inventory));
  const properties = inventoryFields(inventory).map(
    (field) => `val ${field}: String${mayLack(inventory, field) ? '?' : ''}`,
  );
  writer.items(`data class ${typeName(inventory.item)}(`, properties, ')');
};

export const linkName = ({ item }: InventoryDecl): string => typeName({ words: [...item.words, 'link'] });

export const writeLink = (writer: Writer, inventory: InventoryDecl): void => {
  writer.comment(explainLink(inventory));
  const properties = linkFields(inventory).map(
    (field) => `val ${field}: String${field === 'label' && mayLackLabel(inventory) ? '?' : ''}`,
  );
  writer.line(`data class ${linkName(inventory)}(${properties.join(', ')})`);
};

/** An object that holds all parts and lines, with a function per question. */
export const writeInventory = (writer: Writer, inventory: InventoryDecl): void => {
  const fields = inventoryFields(inventory);
  writer.comment(inventory.summary, explainKeys(inventory));
  writer.block(
    `object ${typeName(inventory.name)} {`,
    '}',
    () => {
      writeList(
        writer,
        'items',
        typeName(inventory.item),
        inventory.items.map((each) => ({
          values: fields.map((field) => written(each[field], mayLack(inventory, field))),
          about: each.about,
        })),
      );
      if (inventory.links.length > 0) {
        writer.gap();
        writeList(
          writer,
          'links',
          linkName(inventory),
          inventory.links.map((each) => ({
            values: linkFields(inventory).map((field) => written(each[field], field === 'label')),
            about: each.about,
          })),
        );
      }
      for (const query of inventory.queries) {
        const { head, lines } = functionFor(query, inventory);
        writer.gap();
        writer.comment(explainQuery(query, inventory, '. Throws if there is none.'));
        const [only] = lines;
        if (only !== undefined && lines.length === 1 && head.length + only.length < 85) {
          writer.line(`fun ${head} = ${only}`);
          continue;
        }
        if (lines.length === 1 && only !== undefined) {
          writer.line(`fun ${head} =`);
          writer.indented(() => writer.line(only));
          continue;
        }
        writer.block(`fun ${head} {`, '}', () => {
          for (const line of lines) writer.line(line);
        });
      }
    },
    inventory.name.from,
  );
};

const writeList = (
  writer: Writer,
  name: string,
  type: string,
  rows: readonly { readonly values: readonly string[]; readonly about: readonly string[] }[],
): void =>
  writer.block(`private val ${name} = listOf(`, ')', () => {
    for (const { values, about } of rows) writer.line(`${type}(${values.join(', ')}),`, about);
  });

const written = (value: string, mayBeMissing: boolean): string =>
  value === '' && mayBeMissing ? 'null' : quoted(value);

interface InventoryFunction {
  readonly head: string;
  /** One line is an expression. */
  readonly lines: readonly string[];
}

const functionFor = (query: InventoryQuery, inventory: InventoryDecl): InventoryFunction => {
  const { item: itemName, links } = inventory;
  const called = inventoryMethods(inventory);
  const isMutual = links.some((link) => link.isMutual);
  const functions: Readonly<Record<InventoryQuery, InventoryFunction>> = {
    find: {
      head: `find(key: String): ${typeName(itemName)}`,
      lines: ['items.find { it.key == key } ?: throw NoSuchElementException("there is no $key")'],
    },
    children: {
      head: `${called.children}(key: String): List<String>`,
      lines: ['find(key)', 'return items.filter { it.parent == key }.map { it.key }'],
    },
    path: {
      head: 'pathTo(key: String): List<String>',
      lines: ['generateSequence(find(key)) { it.parent?.let(::find) }.map { it.key }.toList().reversed()'],
    },
    depth: {
      head: 'depthOf(key: String): Int',
      lines: ['pathTo(key).size - 1'],
    },
    leaves: {
      head: 'leaves(): List<String>',
      lines: [
        'val parents = items.mapNotNull { it.parent }.toSet()',
        'return items.map { it.key }.filter { it !in parents }',
      ],
    },
    neighbors: {
      head: `${called.neighbors}(key: String): List<String>`,
      lines: [
        'find(key)',
        ...(isMutual
          ? [
              'val found = links.mapNotNull {',
              '    when (key) {',
              '        it.from -> it.to',
              '        it.to -> it.from',
              '        else -> null',
              '    }',
              '}',
              'return found.distinct()',
            ]
          : ['return links.filter { it.from == key }.map { it.to }.distinct()']),
      ],
    },
    reachable: {
      head: 'reachableFrom(key: String): List<String>',
      lines: [
        'val found = mutableListOf(key)',
        'var index = 0',
        'while (index < found.size) {',
        `    found += ${called.neighbors}(found[index]).filter { it !in found }`,
        '    index++',
        '}',
        'return found.drop(1)',
      ],
    },
    dependencies: {
      head: 'dependenciesOf(key: String): List<String>',
      lines: [
        'find(key)',
        'val found = links.mapNotNull {',
        '    val isQueue = find(it.from).kind == "queue"',
        '    when (key) {',
        '        it.to -> if (isQueue) it.from else null',
        '        it.from -> if (isQueue) null else it.to',
        '        else -> null',
        '    }',
        '}',
        'return found.distinct()',
      ],
    },
    startOrder: {
      head: 'startOrder(): List<String>',
      lines: [
        'val order = mutableListOf<String>()',
        'val seen = mutableSetOf<String>()',
        '',
        'fun visit(key: String) {',
        '    if (!seen.add(key)) return',
        `    ${called[waitsFor(inventory)]}(key).forEach(::visit)`,
        '    order += key',
        '}',
        '',
        'items.forEach { visit(it.key) }',
        'return order',
      ],
    },
    inArea: {
      head: 'inArea(area: String): List<String>',
      lines: ['items.filter { it.area == area }.map { it.key }'],
    },
  };
  return functions[query];
};
