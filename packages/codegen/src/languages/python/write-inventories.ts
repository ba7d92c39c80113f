import type { Writer } from '../../printing/writer.ts';
import type { InventoryDecl, InventoryQuery } from '../../program/index.ts';
import {
  explainItem,
  explainLink,
  explainQuery,
  inventoryFields,
  inventoryFunctions,
  linkFields,
  waitsFor,
} from '../families/inventory-fields.ts';
import { apart, constant, quote, typeName, writeInside } from './dialect.ts';

/** Constants with all parts and links, and a class that answers questions about them. */
export const writeInventory = (writer: Writer, inventory: InventoryDecl): void => {
  const item = typeName(inventory.item);
  const fields = inventoryFields(inventory);
  const [items, links] = [`${constant(inventory.name)}_ITEMS`, `${constant(inventory.name)}_LINKS`];
  apart(writer);
  writer.line('@dataclass(frozen=True)');
  writer.block(`class ${item}:`, '', () => {
    writer.comment(explainItem(inventory));
    writer.gap();
    for (const field of fields) writer.line(`${field}: str`);
  });
  const link = `${item}Link`;
  const told = linkFields(inventory);
  if (inventory.links.length > 0) {
    apart(writer);
    writer.block(`class ${link}(NamedTuple):`, '', () => {
      writer.comment(explainLink(inventory));
      writer.gap();
      for (const field of told) writer.line(`${linkNames[field]}: str`);
    });
  }
  apart(writer);
  writeTuple(
    writer,
    `${items}: tuple[${item}, ...] = (`,
    inventory.items.map((each) => ({
      open: `${item}(`,
      values: fields.map((field) => `${field}=${quote(each[field])}`),
      about: each.about,
    })),
  );
  if (inventory.links.length > 0) {
    writer.gap();
    writeTuple(
      writer,
      `${links}: tuple[${link}, ...] = (`,
      inventory.links.map((each) => ({
        open: `${link}(`,
        values: told.map((field) => quote(each[field])),
        about: each.about,
      })),
    );
  }
  apart(writer);
  writer.block(`class ${typeName(inventory.name)}:`, '', () => {
    writer.comment(inventory.summary);
    writeConstructor(writer, [
      { name: 'items', type: `tuple[${item}, ...]`, usual: items },
      ...(inventory.links.length > 0 ? [{ name: 'links', type: `tuple[${link}, ...]`, usual: links }] : []),
    ]);
    for (const query of inventory.queries) {
      writer.gap();
      const { head, lines } = methods(query, inventory, item);
      writer.block(`def ${inventoryFunctions(inventory)[query]}${head}:`, '', () => {
        writer.comment(explainQuery(query, inventory, '; raises KeyError if there is none.'));
        for (const line of lines) {
          const [, head = line, list = '', end = ''] = /^(return \[)(.+)(\])$/.exec(line) ?? [];
          writeInside(writer, [head, list, end]);
        }
      });
    }
  });
};

/** `from` is a word of Python's own. */
const linkNames = { from: 'start', to: 'end', label: 'label' } as const;

/** Takes what is drawn where nothing else is given. */
const writeConstructor = (
  writer: Writer,
  fields: readonly { readonly name: string; readonly type: string; readonly usual: string }[],
): void => {
  const given = fields.map(({ name, type, usual }) => `${name}: ${type} = ${usual}`);
  writer.gap();
  writer.items('def __init__(', ['self', ...given], ') -> None:');
  writer.indented(() => {
    for (const { name } of fields) writer.line(`self._${name} = ${name}`);
  });
};

interface Method {
  readonly head: string;
  readonly lines: readonly string[];
}

const methods = (query: InventoryQuery, inventory: InventoryDecl, item: string): Method => {
  const { links } = inventory;
  const isMutual = links.some((link) => link.isMutual);
  const keys = '(self, key: str) -> list[str]';
  const all: Readonly<Record<InventoryQuery, Method>> = {
    find: {
      head: `(self, key: str) -> ${item}`,
      lines: [`for item in self._items:`, '    if item.key == key:', '        return item', `raise KeyError(key)`],
    },
    children: {
      head: keys,
      lines: ['self.find(key)', `return [item.key for item in self._items if item.parent == key]`],
    },
    path: {
      head: keys,
      lines: ['parent = self.find(key).parent', 'return [*self.path_to(parent), key] if parent else [key]'],
    },
    depth: { head: '(self, key: str) -> int', lines: ['return len(self.path_to(key)) - 1'] },
    leaves: {
      head: '(self) -> list[str]',
      lines: [
        `parents = {item.parent for item in self._items}`,
        `return [item.key for item in self._items if item.key not in parents]`,
      ],
    },
    neighbors: {
      head: keys,
      lines: [
        'self.find(key)',
        'found: dict[str, None] = {}',
        'for link in self._links:',
        '    if link.start == key:',
        '        found[link.end] = None',
        ...(isMutual ? ['    if link.end == key:', '        found[link.start] = None'] : []),
        'return list(found)',
      ],
    },
    reachable: {
      head: keys,
      lines: [
        'found = {key: None}',
        'waiting = deque(found)',
        'while waiting:',
        `    for following in self.${inventoryFunctions(inventory).neighbors}(waiting.popleft()):`,
        '        if following not in found:',
        '            found[following] = None',
        '            waiting.append(following)',
        'return [each for each in found if each != key]',
      ],
    },
    dependencies: {
      head: keys,
      lines: [
        'self.find(key)',
        'found: dict[str, None] = {}',
        'for link in self._links:',
        '    is_queue = self.find(link.start).kind == "queue"',
        '    if is_queue and link.end == key:',
        '        found[link.start] = None',
        '    if not is_queue and link.start == key:',
        '        found[link.end] = None',
        'return list(found)',
      ],
    },
    startOrder: {
      head: '(self) -> list[str]',
      lines: [
        'order: list[str] = []',
        'seen: set[str] = set()',
        '',
        'def visit(key: str) -> None:',
        '    if key in seen:',
        '        return',
        '    seen.add(key)',
        `    for following in self.${inventoryFunctions(inventory)[waitsFor(inventory)]}(key):`,
        '        visit(following)',
        '    order.append(key)',
        '',
        `for item in self._items:`,
        '    visit(item.key)',
        'return order',
      ],
    },
    inArea: {
      head: '(self, area: str) -> list[str]',
      lines: [`return [item.key for item in self._items if item.area == area]`],
    },
  };
  return all[query];
};

interface Row {
  readonly open: string;
  readonly values: readonly string[];
  readonly about: readonly string[];
}

/** A single row stands on the line of its tuple where it fits. */
const writeTuple = (writer: Writer, open: string, rows: readonly Row[]): void => {
  const [only, ...more] = rows.map(({ open: head, values }) => `${head}${values.join(', ')})`);
  const line = only === undefined ? `${open})` : `${open}${only},)`;
  if (more.length === 0 && line.length <= writer.room()) {
    writer.line(line, rows[0]?.about);
    return;
  }
  writer.block(open, ')', () => {
    for (const { open: head, values, about } of rows) writer.items(head, values, '),', about);
  });
};
