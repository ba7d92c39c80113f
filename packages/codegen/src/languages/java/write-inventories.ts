import { doubleQuoted } from '../../printing/double-quoted.ts';
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
  waitsFor,
} from '../families/inventory-fields.ts';
import { typeName } from './dialect.ts';

export const writeItem = (writer: Writer, inventory: InventoryDecl): void => {
  writer.comment(explainItem(inventory));
  const components = inventoryFields(inventory).map((field) => `String ${field}`);
  writer.line(`public record ${typeName(inventory.item)}(${components.join(', ')}) {}`);
};

export const linkName = ({ item }: InventoryDecl): string => typeName({ words: [...item.words, 'link'] });

export const writeLink = (writer: Writer, inventory: InventoryDecl): void => {
  writer.comment(explainLink(inventory));
  const components = linkFields(inventory).map((field) => `String ${field}`);
  writer.line(`public record ${linkName(inventory)}(${components.join(', ')}) {}`);
};

/** A class that holds all parts and lines, with a method per question. */
export const writeInventory = (writer: Writer, inventory: InventoryDecl): void => {
  const item = typeName(inventory.item);
  const fields = inventoryFields(inventory);
  writer.comment(inventory.summary, explainKeys(inventory));
  writer.block(
    `public final class ${typeName(inventory.name)} {`,
    '}',
    () => {
      writeList(
        writer,
        `private static final List<${item}> ITEMS = List.of(`,
        inventory.items.map((each) => ({
          open: `new ${item}(`,
          values: fields.map((field) => doubleQuoted(each[field])),
          about: each.about,
        })),
      );
      if (inventory.links.length > 0) {
        writer.gap();
        writeList(
          writer,
          `private static final List<${linkName(inventory)}> LINKS = List.of(`,
          inventory.links.map((each) => ({
            open: `new ${linkName(inventory)}(`,
            values: linkFields(inventory).map((field) => doubleQuoted(each[field])),
            about: each.about,
          })),
        );
      }
      writer.gap();
      writer.comment('All parts, in the order of the diagram.');
      writer.block(`public List<${item}> all() {`, '}', () => writer.line('return ITEMS;'));
      for (const query of inventory.queries) {
        const { head, lines } = methodFor(query, inventory);
        writer.gap();
        writer.comment(explainQuery(query, inventory, '. Throws if there is none.'));
        writer.block(`public ${head} {`, '}', () => {
          for (const line of lines) writer.line(line);
        });
      }
      if (inventory.queries.includes('startOrder')) {
        writer.gap();
        writer.block('private void visit(String key, Set<String> seen, List<String> order) {', '}', () => {
          writer.block('if (!seen.add(key)) {', '}', () => writer.line('return;'));
          writer.block(`for (String next : ${inventoryMethods(inventory)[waitsFor(inventory)]}(key)) {`, '}', () =>
            writer.line('visit(next, seen, order);'),
          );
          writer.line('order.add(key);');
        });
      }
    },
    inventory.name.from,
  );
};

const writeList = (
  writer: Writer,
  open: string,
  items: readonly { readonly open: string; readonly values: readonly string[]; readonly about: readonly string[] }[],
): void => {
  writer.line(open);
  writer.indented(() =>
    writer.indented(() => {
      for (const [index, { open: head, values, about }] of items.entries())
        writer.items(head, values, index === items.length - 1 ? '));' : '),', about);
    }),
  );
};

interface Method {
  readonly head: string;
  readonly lines: readonly string[];
}

const keysWhere = (item: string, condition: string): readonly string[] => [
  `return ITEMS.stream().filter(each -> ${condition}).map(${item}::key).toList();`,
];

const methodFor = (query: InventoryQuery, inventory: InventoryDecl): Method => {
  const { item: itemName, links } = inventory;
  const item = typeName(itemName);
  const isMutual = links.some((link) => link.isMutual);
  const methods: Readonly<Record<InventoryQuery, Method>> = {
    find: {
      head: `${item} find(String key)`,
      lines: [
        'return ITEMS.stream()',
        '        .filter(each -> each.key().equals(key))',
        '        .findFirst()',
        '        .orElseThrow(() -> new NoSuchElementException("there is no " + key));',
      ],
    },
    children: {
      head: `List<String> ${inventoryMethods(inventory).children}(String key)`,
      lines: ['find(key);', ...keysWhere(item, 'each.parent().equals(key)')],
    },
    path: {
      head: 'List<String> pathTo(String key)',
      lines: [
        'var path = new ArrayDeque<String>();',
        'for (String at = key; !at.isEmpty(); at = find(at).parent()) {',
        '    path.addFirst(at);',
        '}',
        'return List.copyOf(path);',
      ],
    },
    depth: {
      head: 'int depthOf(String key)',
      lines: ['return pathTo(key).size() - 1;'],
    },
    leaves: {
      head: 'List<String> leaves()',
      lines: [
        `Set<String> parents = ITEMS.stream().map(${item}::parent).collect(Collectors.toSet());`,
        ...keysWhere(item, '!parents.contains(each.key())'),
      ],
    },
    neighbors: {
      head: `List<String> ${inventoryMethods(inventory).neighbors}(String key)`,
      lines: [
        'find(key);',
        'var found = new LinkedHashSet<String>();',
        `for (var link : LINKS) {`,
        '    if (link.from().equals(key)) {',
        '        found.add(link.to());',
        '    }',
        ...(isMutual ? ['    if (link.to().equals(key)) {', '        found.add(link.from());', '    }'] : []),
        '}',
        'return List.copyOf(found);',
      ],
    },
    reachable: {
      head: 'List<String> reachableFrom(String key)',
      lines: [
        'var found = new ArrayList<>(List.of(key));',
        'for (int index = 0; index < found.size(); index++) {',
        `    for (String next : ${inventoryMethods(inventory).neighbors}(found.get(index))) {`,
        '        if (!found.contains(next)) {',
        '            found.add(next);',
        '        }',
        '    }',
        '}',
        'return List.copyOf(found.subList(1, found.size()));',
      ],
    },
    dependencies: {
      head: 'List<String> dependenciesOf(String key)',
      lines: [
        'find(key);',
        'var found = new LinkedHashSet<String>();',
        'for (var link : LINKS) {',
        '    boolean isQueue = find(link.from()).kind().equals("queue");',
        '    if (isQueue && link.to().equals(key)) {',
        '        found.add(link.from());',
        '    }',
        '    if (!isQueue && link.from().equals(key)) {',
        '        found.add(link.to());',
        '    }',
        '}',
        'return List.copyOf(found);',
      ],
    },
    startOrder: {
      head: 'List<String> startOrder()',
      lines: [
        'var order = new ArrayList<String>();',
        'var seen = new HashSet<String>();',
        'for (var each : ITEMS) {',
        '    visit(each.key(), seen, order);',
        '}',
        'return order;',
      ],
    },
    inArea: {
      head: 'List<String> inArea(String area)',
      lines: keysWhere(item, 'each.area().equals(area)'),
    },
  };
  return methods[query];
};
