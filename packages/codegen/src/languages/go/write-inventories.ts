import { doubleQuoted } from '../../printing/double-quoted.ts';
import type { Writer } from '../../printing/writer.ts';
import { type InventoryDecl, type InventoryQuery, withArticle } from '../../program/index.ts';
import {
  explainQuery,
  inventoryFields,
  linkFields,
  neighborsWord,
  toldFields,
  waitsFor,
} from '../families/inventory-fields.ts';
import { explained, type GoDialect, typeName } from './dialect.ts';
import { writeStruct } from './write-flows.ts';

/** Types of a part and of a line, a type that holds them all, and a method per question. */
export const writeInventory = (writer: Writer, { constructorOf }: GoDialect, inventory: InventoryDecl): void => {
  const [type, item] = [typeName(inventory.name), typeName(inventory.item)];
  const link = `${item}Link`;
  const hasLinks = inventory.links.length > 0;
  const fields = inventoryFields(inventory);
  writer.gap();
  writer.comment(`${item} is one ${inventory.item.label} of “${inventory.name.label}”.`);
  writeStruct(
    writer,
    item,
    fields.map((field) => [capital(field), 'string']),
  );
  if (hasLinks) {
    writer.gap();
    writer.comment(`${link} connects two parts, by their keys.`);
    writeStruct(
      writer,
      link,
      linkFields(inventory).map((field) => [capital(field), 'string']),
    );
  }
  writer.gap();
  writer.comment(explained(type, inventory.summary));
  writeStruct(writer, type, [['items', `[]${item}`], ...(hasLinks ? [['links', `[]${link}`] as const] : [])]);
  writer.gap();
  writer.comment(`${constructorOf(inventory.name)} returns ${withArticle(type)} with all parts of the diagram.`);
  writer.block(`func ${constructorOf(inventory.name)}() *${type} {`, '}', () => {
    writer.block(`return &${type}{`, '}', () => {
      writer.block(`items: []${item}{`, '},', () => {
        for (const each of inventory.items) {
          const values = toldFields(fields, each).map((field) => `${capital(field)}: ${doubleQuoted(each[field])}`);
          writer.line(`{${values.join(', ')}},`, each.about);
        }
      });
      if (!hasLinks) return;
      writer.block(`links: []${link}{`, '},', () => {
        for (const each of inventory.links) {
          const values = toldFields(linkFields(inventory), each).map(
            (field) => `${capital(field)}: ${doubleQuoted(each[field])}`,
          );
          writer.line(`{${values.join(', ')}},`, each.about);
        }
      });
    });
  });
  writer.gap();
  writer.comment('All returns every part.');
  writer.block(`func (n *${type}) All() []${item} {`, '}', () =>
    writer.line(`return append([]${item}(nil), n.items...)`),
  );
  for (const query of inventory.queries) {
    const { comment, head, lines } = methodFor(query, inventory);
    writer.gap();
    writer.comment(comment);
    writer.block(`func (n *${type}) ${head} {`, '}', () => {
      for (const line of lines) writer.line(line);
    });
  }
};

interface Method {
  readonly comment: string;
  readonly head: string;
  readonly lines: readonly string[];
}

/** How the questions are called. */
export const questionsOf = ({
  below,
  queries,
}: Pick<InventoryDecl, 'below' | 'queries'>): Readonly<Record<InventoryQuery, string>> => ({
  find: 'Find',
  children: typeName({ words: below.split(' ') }),
  path: 'Path',
  depth: 'Depth',
  leaves: 'Leaves',
  neighbors: typeName({ words: [neighborsWord({ queries })] }),
  reachable: 'Reachable',
  dependencies: 'Dependencies',
  startOrder: 'StartOrder',
  inArea: 'InArea',
});

/** The keys of the items for which a condition holds, in order. */
const keysWhere = (condition: string): readonly string[] => [
  'var keys []string',
  'for _, each := range n.items {',
  `\tif ${condition} {`,
  '\t\tkeys = append(keys, each.Key)',
  '\t}',
  '}',
  'return keys',
];

const methodFor = (query: InventoryQuery, inventory: InventoryDecl): Method => {
  const { item, links } = inventory;
  const called = questionsOf(inventory);
  const methods: Readonly<Record<InventoryQuery, () => Method>> = {
    find: () => ({
      comment: `Find returns the ${item.label} with this key, or an error if there is none.`,
      head: `Find(key string) (${typeName(item)}, error)`,
      lines: [
        'for _, each := range n.items {',
        '\tif each.Key == key {',
        '\t\treturn each, nil',
        '\t}',
        '}',
        `return ${typeName(item)}{}, fmt.Errorf("there is no %q", key)`,
      ],
    }),
    children: () => ({
      comment: explained(called.children, explainQuery('children', inventory, '')),
      head: `${called.children}(key string) []string`,
      lines: keysWhere('each.Parent == key'),
    }),
    path: () => ({
      comment: 'Path returns the keys from the root down to this key, both included.',
      head: 'Path(key string) []string',
      lines: [
        'for _, each := range n.items {',
        '\tif each.Key == key {',
        '\t\treturn append(n.Path(each.Parent), key)',
        '\t}',
        '}',
        'return nil',
      ],
    }),
    depth: () => ({
      comment: 'Depth returns how many parts are above this key.',
      head: 'Depth(key string) int',
      lines: ['return len(n.Path(key)) - 1'],
    }),
    leaves: () => ({
      comment: 'Leaves returns the keys with nothing below them.',
      head: 'Leaves() []string',
      lines: [
        'parents := make(map[string]bool)',
        'for _, each := range n.items {',
        '\tparents[each.Parent] = true',
        '}',
        ...keysWhere('!parents[each.Key]'),
      ],
    }),
    neighbors: () => neighbors(links, called.neighbors),
    reachable: () => ({
      comment: 'Reachable returns all keys reachable from this key, nearest first.',
      head: 'Reachable(key string) []string',
      lines: [
        'seen := map[string]bool{key: true}',
        'found := []string{key}',
        'for index := 0; index < len(found); index++ {',
        `\tfor _, next := range n.${called.neighbors}(found[index]) {`,
        '\t\tif !seen[next] {',
        '\t\t\tseen[next] = true',
        '\t\t\tfound = append(found, next)',
        '\t\t}',
        '\t}',
        '}',
        'return found[1:]',
      ],
    }),
    dependencies: () => ({
      comment: 'Dependencies returns the keys that this key depends on: what it calls, and the queues that it reads.',
      head: 'Dependencies(key string) []string',
      lines: [
        'queues := make(map[string]bool)',
        'for _, each := range n.items {',
        '\tqueues[each.Key] = each.Kind == "queue"',
        '}',
        'seen := make(map[string]bool)',
        'var keys []string',
        'for _, link := range n.links {',
        '\twaiting, awaited := link.From, link.To',
        '\tif queues[link.From] {',
        '\t\twaiting, awaited = link.To, link.From',
        '\t}',
        '\tif waiting == key && !seen[awaited] {',
        '\t\tseen[awaited] = true',
        '\t\tkeys = append(keys, awaited)',
        '\t}',
        '}',
        'return keys',
      ],
    }),
    startOrder: () => ({
      comment:
        'StartOrder gives all keys so that whatever a part depends on comes before it. Circles are broken at their first part.',
      head: 'StartOrder() []string',
      lines: [
        'var order []string',
        'seen := make(map[string]bool)',
        'var visit func(key string)',
        'visit = func(key string) {',
        '\tif seen[key] {',
        '\t\treturn',
        '\t}',
        '\tseen[key] = true',
        `\tfor _, next := range n.${called[waitsFor(inventory)]}(key) {`,
        '\t\tvisit(next)',
        '\t}',
        '\torder = append(order, key)',
        '}',
        'for _, each := range n.items {',
        '\tvisit(each.Key)',
        '}',
        'return order',
      ],
    }),
    inArea: () => ({
      comment: 'InArea returns the keys in this area.',
      head: 'InArea(area string) []string',
      lines: keysWhere('each.Area == area'),
    }),
  };
  return methods[query]();
};

const neighbors = (links: InventoryDecl['links'], name: string): Method => {
  const isMutual = links.some((link) => link.isMutual);
  const comment = `${name} returns the keys that ${isMutual ? 'this key is connected to, in either direction' : 'lines lead to from this key'}.`;
  const head = `${name}(key string) []string`;
  const lines = [
    'seen := make(map[string]bool)',
    'var keys []string',
    'add := func(next string) {',
    '\tif !seen[next] {',
    '\t\tseen[next] = true',
    '\t\tkeys = append(keys, next)',
    '\t}',
    '}',
    'for _, link := range n.links {',
    '\tif link.From == key {',
    '\t\tadd(link.To)',
    '\t}',
    ...(isMutual ? ['\tif link.To == key {', '\t\tadd(link.From)', '\t}'] : []),
    '}',
    'return keys',
  ];
  return { comment, head, lines };
};

const capital = (field: string): string => field.charAt(0).toUpperCase() + field.slice(1);
