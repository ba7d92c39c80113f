import { screamingCase } from '../../printing/cases.ts';
import type { InventoryDecl, InventoryQuery, InventoryScenario, Name } from '../../program/index.ts';
import { inventoryFields } from '../families/dynamic/inventory-fields.ts';
import type { LayoutWriter } from '../families/dynamic/layout-writer.ts';
import { breakPart, type Dialect, document, quote, typeName } from './dialect.ts';

/** Methods of the class by the question that they answer. */
const methods: Readonly<Record<InventoryQuery, string>> = {
  find: 'find',
  children: 'children_of',
  path: 'path_to',
  depth: 'depth_of',
  leaves: 'leaves',
  neighbours: 'neighbours_of',
  reachable: 'reachable_from',
  startOrder: 'start_order',
  inArea: 'in_area',
};

/** Constants with all parts and links, and a class that answers questions about them. */
export const writeInventory = (writer: LayoutWriter, dialect: Dialect, inventory: InventoryDecl): void => {
  const { name, summary, items, links, queries } = inventory;
  const item = typeName(inventory.item);
  const link = `${item}Link`;
  const fields = inventoryFields(inventory);
  const constant = screamingCase({ words: [...name.words, 'items'] });
  const lines = screamingCase({ words: [...name.words, 'links'] });
  writeData(writer, item, fields);
  if (links.length > 0) writeData(writer, link, ['source', 'target', 'label']);
  breakPart(writer);
  writer.remark(summary);
  writer.block(`${constant} = [`, ']', () => {
    for (const each of items) {
      const values = fields.map((field) => `${field}=${quote(each[field])}`);
      writer.items(`${item}(`, values, '),', each.about);
    }
  });
  if (links.length > 0) {
    writer.gap();
    writer.block(`${lines} = [`, ']', () => {
      for (const { from, to, label, about } of links) {
        const values = [`source=${quote(from)}`, `target=${quote(to)}`, `label=${quote(label)}`];
        writer.items(`${link}(`, values, '),', about);
      }
    });
  }
  breakPart(writer);
  writer.block(`class ${typeName(name)}:`, '', () => {
    document(writer, dialect, `Answers questions about “${name.label}”. Parts are named by their keys.`);
    for (const query of queries) {
      writer.gap();
      const { head, about, body } = answers(query, inventory, item, constant, lines);
      writer.block(`def ${methods[query]}(self${head}:`, '', () => {
        if (about !== '') writer.comment(about);
        for (const text of body) for (const line of broken(text, writer.room())) writer.line(line);
      });
    }
  });
};

/** A line that is too long, broken within its outer brackets. */
const broken = (text: string, room: number): readonly string[] => {
  const [, before, open, inside, close] = /^(.*?(?:return|=) )([[({])(.+)([\])}])$/.exec(text) ?? [];
  return text.length <= room || open === undefined ? [text] : [`${before}${open}`, `    ${inside}`, `${close}`];
};

const writeData = (writer: LayoutWriter, name: string, fields: readonly string[]): void => {
  breakPart(writer);
  writer.line('@dataclass(frozen=True)');
  writer.block(`class ${name}:`, '', () => {
    for (const field of fields) writer.line(`${field}: str`);
  });
};

interface Answering {
  readonly head: string;
  readonly about: string;
  readonly body: readonly string[];
}

const answers = (
  query: InventoryQuery,
  { links }: InventoryDecl,
  item: string,
  constant: string,
  lines: string,
): Answering => {
  const list = 'list[str]';
  const ofKey = `, key: str) -> ${list}`;
  const all = `) -> ${list}`;
  const isMutual = links.some((each) => each.isMutual);
  const neighbours = isMutual
    ? [
        'found: dict[str, None] = {}',
        `for line in ${lines}:`,
        '    if line.source == key:',
        '        found[line.target] = None',
        '    if line.target == key:',
        '        found[line.source] = None',
        'return list(found)',
      ]
    : [`targets = (line.target for line in ${lines} if line.source == key)`, 'return list(dict.fromkeys(targets))'];
  const written: Readonly<Record<InventoryQuery, Answering>> = {
    find: {
      head: `, key: str) -> ${item}`,
      about: 'The part of that key. Raise KeyError where there is none.',
      body: [`for each in ${constant}:`, '    if each.key == key:', '        return each', 'raise KeyError(key)'],
    },
    children: {
      head: ofKey,
      about: 'The keys right below that key.',
      body: [`return [each.key for each in ${constant} if each.parent == key]`],
    },
    path: {
      head: ofKey,
      about: 'The keys from the root down to that key.',
      body: ['parent = self.find(key).parent', 'return [*self.path_to(parent), key] if parent else [key]'],
    },
    depth: {
      head: ', key: str) -> int',
      about: 'How many are above that key.',
      body: ['return len(self.path_to(key)) - 1'],
    },
    leaves: {
      head: all,
      about: 'The keys that nothing is below.',
      body: [
        `parents = {each.parent for each in ${constant}}`,
        `return [each.key for each in ${constant} if each.key not in parents]`,
      ],
    },
    neighbours: {
      head: ofKey,
      about: isMutual ? 'The keys at the other ends of all its lines.' : 'The keys that its lines lead to.',
      body: links.length === 0 ? ['self.find(key)', 'return []'] : neighbours,
    },
    reachable: {
      head: ofKey,
      about: 'All keys that can be reached over lines, nearest first.',
      body: [
        'found = [key]',
        'for each in found:',
        '    found += [near for near in self.neighbours_of(each) if near not in found]',
        'return found[1:]',
      ],
    },
    startOrder: {
      head: all,
      about: 'All keys so that whatever a part calls comes before it; circles are broken at their first part.',
      body: [
        'order: list[str] = []',
        'seen: set[str] = set()',
        '',
        'def visit(key: str) -> None:',
        '    if key in seen:',
        '        return',
        '    seen.add(key)',
        '    for near in self.neighbours_of(key):',
        '        visit(near)',
        '    order.append(key)',
        '',
        `for each in ${constant}:`,
        '    visit(each.key)',
        'return order',
      ],
    },
    inArea: {
      head: `, area: str) -> ${list}`,
      about: 'The keys that stand in that area.',
      body: [`return [each.key for each in ${constant} if each.area == area]`],
    },
  };
  return written[query];
};

export const writeInventoryTests = (
  writer: LayoutWriter,
  { name, scenarios }: InventoryDecl,
  testName: (name: Name) => string,
): void => {
  for (const scenario of scenarios) {
    breakPart(writer);
    writer.block(`def ${testName(scenario.name)}() -> None:`, '', () => {
      writer.line(`inventory = ${typeName(name)}()`);
      writeExpectation(writer, scenario);
    });
  }
};

const writeExpectation = (writer: LayoutWriter, scenario: InventoryScenario): void => {
  const { argument, query } = scenario;
  const call = `inventory.${methods[query]}(${argument === '' ? '' : quote(argument)})`;
  if (query === 'find' && scenario.expected === undefined) {
    writer.block('with pytest.raises(KeyError):', '', () => writer.line(call));
    return;
  }
  if (typeof scenario.expected === 'object') {
    writer.items(`assert ${call} == [`, scenario.expected.map(quote), ']');
    return;
  }
  const expected = typeof scenario.expected === 'string' ? quote(scenario.expected) : String(scenario.expected);
  writer.line(`assert ${call}${query === 'find' ? '.label' : ''} == ${expected}`);
};
