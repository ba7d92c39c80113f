import { camelCase } from '../../printing/cases.ts';
import type { Writer } from '../../printing/writer.ts';
import type { InventoryDecl, InventoryQuery } from '../../program/index.ts';
import {
  explainItem,
  explainKeys,
  explainLink,
  explainQuery,
  inventoryFields,
  linkFields,
  mayLack,
  mayLackLabel,
  neighborsWord,
  waitsFor,
} from '../families/inventory-fields.ts';
import { quoted, typeName } from './dialect.ts';

export const writeItem = (writer: Writer, inventory: InventoryDecl): void => {
  writer.comment(explainItem(inventory));
  writer.block(`public struct ${typeName(inventory.item)}: Equatable {`, '}', () => {
    for (const field of inventoryFields(inventory))
      writer.line(`public let ${field}: String${mayLack(inventory, field) ? '?' : ''}`);
  });
};

export const linkName = ({ item }: InventoryDecl): string => typeName({ words: [...item.words, 'link'] });

export const writeLink = (writer: Writer, inventory: InventoryDecl): void => {
  writer.comment(explainLink(inventory));
  writer.block(`public struct ${linkName(inventory)}: Equatable {`, '}', () => {
    for (const field of linkFields(inventory))
      writer.line(`public let ${field}: String${field === 'label' && mayLackLabel(inventory) ? '?' : ''}`);
  });
};

/** A namespace with all parts and lines, and a function per question. */
export const writeInventory = (writer: Writer, inventory: InventoryDecl): void => {
  const fields = inventoryFields(inventory);
  writer.comment(inventory.summary, explainKeys(inventory));
  writer.block(
    `public enum ${typeName(inventory.name)} {`,
    '}',
    () => {
      writeList(
        writer,
        'items',
        typeName(inventory.item),
        inventory.items.map((each) => ({
          values: fields.map((field) => `${field}: ${written(each[field], mayLack(inventory, field))}`),
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
            values: linkFields(inventory).map((field) => `${field}: ${written(each[field], field === 'label')}`),
            about: each.about,
          })),
        );
      }
      for (const query of inventory.queries) {
        const { head, lines } = functionFor(query, inventory);
        writer.gap();
        writer.comment(explainQuery(query, inventory, ', if there is one.'));
        writer.block(`public static func ${head} {`, '}', () => {
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
  writer.block(`public static let ${name}: [${type}] = [`, ']', () => {
    for (const { values, about } of rows) writer.line(`${type}(${values.join(', ')}),`, about);
  });

const written = (value: string, mayBeMissing: boolean): string =>
  value === '' && mayBeMissing ? 'nil' : quoted(value);

interface InventoryFunction {
  readonly head: string;
  readonly lines: readonly string[];
}

/** How the questions are asked, with a key where they need one. */
export const questionOf = (
  query: InventoryQuery,
  { below, queries }: Pick<InventoryDecl, 'below' | 'queries'>,
  key: string,
): string => {
  const questions: Readonly<Record<InventoryQuery, string>> = {
    find: `find(${key})`,
    children: `${camelCase({ words: below.split(' ') })}(of: ${key})`,
    path: `path(to: ${key})`,
    depth: `depth(of: ${key})`,
    leaves: 'leaves()',
    neighbors: `${neighborsWord({ queries })}(of: ${key})`,
    reachable: `reachable(from: ${key})`,
    dependencies: `dependencies(of: ${key})`,
    startOrder: 'startOrder()',
    inArea: `keys(in: ${key})`,
  };
  return questions[query];
};

const functionFor = (query: InventoryQuery, inventory: InventoryDecl): InventoryFunction => {
  const { item, links } = inventory;
  const isMutual = links.some((link) => link.isMutual);
  const functions: Readonly<Record<InventoryQuery, InventoryFunction>> = {
    find: {
      head: `find(_ key: String) -> ${typeName(item)}?`,
      lines: ['items.first { $0.key == key }'],
    },
    children: {
      head: `${camelCase({ words: inventory.below.split(' ') })}(of key: String) -> [String]`,
      lines: ['items.filter { $0.parent == key }.map(\\.key)'],
    },
    path: {
      head: 'path(to key: String) -> [String]',
      lines: [
        'var path: [String] = []',
        'var next = find(key)',
        'while let item = next {',
        '    path.insert(item.key, at: 0)',
        '    next = item.parent.flatMap(find)',
        '}',
        'return path',
      ],
    },
    depth: {
      head: 'depth(of key: String) -> Int?',
      lines: ['find(key).map { _ in path(to: key).count - 1 }'],
    },
    leaves: {
      head: 'leaves() -> [String]',
      lines: [
        'let parents = Set(items.compactMap(\\.parent))',
        'return items.map(\\.key).filter { !parents.contains($0) }',
      ],
    },
    neighbors: {
      head: `${neighborsWord(inventory)}(of key: String) -> [String]`,
      lines: [
        'var found: [String] = []',
        'for link in links {',
        ...(isMutual
          ? ['    let other = link.from == key ? link.to : link.to == key ? link.from : nil']
          : ['    let other = link.from == key ? link.to : nil']),
        '    if let other, !found.contains(other) {',
        '        found.append(other)',
        '    }',
        '}',
        'return found',
      ],
    },
    reachable: {
      head: 'reachable(from key: String) -> [String]',
      lines: [
        'var found = [key]',
        'var index = 0',
        'while index < found.count {',
        `    for next in ${neighborsWord(inventory)}(of: found[index]) where !found.contains(next) {`,
        '        found.append(next)',
        '    }',
        '    index += 1',
        '}',
        'return Array(found.dropFirst())',
      ],
    },
    dependencies: {
      head: 'dependencies(of key: String) -> [String]',
      lines: [
        'var found: [String] = []',
        'for link in links {',
        '    let isQueue = find(link.from)?.kind == "queue"',
        '    let (waiting, awaited) = isQueue ? (link.to, link.from) : (link.from, link.to)',
        '    if waiting == key, !found.contains(awaited) {',
        '        found.append(awaited)',
        '    }',
        '}',
        'return found',
      ],
    },
    startOrder: {
      head: 'startOrder() -> [String]',
      lines: [
        'var order: [String] = []',
        'var seen: Set<String> = []',
        'func visit(_ key: String) {',
        '    guard seen.insert(key).inserted else { return }',
        `    ${waitsFor(inventory)}(of: key).forEach(visit)`,
        '    order.append(key)',
        '}',
        'items.map(\\.key).forEach(visit)',
        'return order',
      ],
    },
    inArea: {
      head: 'keys(in area: String) -> [String]',
      lines: ['items.filter { $0.area == area }.map(\\.key)'],
    },
  };
  return functions[query];
};
