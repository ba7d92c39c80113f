import type { Writer } from '../../printing/writer.ts';
import type { InventoryDecl, InventoryQuery, InventoryScenario } from '../../program/index.ts';
import {
  explainKeys,
  explainQuery,
  inventoryFields,
  inventoryMethods,
  linkFields,
  waitsFor,
} from '../families/inventory-fields.ts';
import { body, quote, typeName } from './dialect.ts';

/** A class with all parts and links that answers questions about them. */
export const writeInventory = (writer: Writer, inventory: InventoryDecl): void => {
  const { name, summary, items, links, queries } = inventory;
  const fields = inventoryFields(inventory);
  const shape = `array{${fields.map((field) => `${field}: string`).join(', ')}}`;
  writer.gap();
  writer.comment(`${summary} ${explainKeys(inventory)}`);
  body(writer, `final class ${typeName(name)}`, () => {
    writer.block('private const ITEMS = [', '];', () => {
      for (const each of items) {
        const values = fields.map((field) => `${quote(field)} => ${quote(each[field])}`);
        writer.items('[', values, '],', each.about);
      }
    });
    if (links.length > 0) {
      writer.gap();
      writer.block('private const LINKS = [', '];', () => {
        for (const each of links) {
          const values = linkFields(inventory).map((field) => `${quote(field)} => ${quote(each[field])}`);
          writer.items('[', values, '],', each.about);
        }
      });
    }
    for (const query of queries) {
      const { parameter, result, lines } = answers(query, inventory);
      writer.gap();
      writer.comment(
        explainQuery(query, inventory, '. Throws if there is none.'),
        ...(result === 'array' ? [`@return ${query === 'find' ? shape : 'list<string>'}`] : []),
      );
      body(writer, `public function ${inventoryMethods(inventory)[query]}(${parameter}): ${result}`, () => {
        for (const line of lines) writer.line(line);
      });
    }
  });
};

interface Answering {
  readonly parameter: string;
  readonly result: string;
  readonly lines: readonly string[];
}

const answers = (query: InventoryQuery, inventory: InventoryDecl): Answering => {
  const { links } = inventory;
  const key = 'string $key';
  const keysWhere = (condition: string): readonly string[] => [
    `$found = array_filter(self::ITEMS, static fn (array $each): bool => ${condition});`,
    '',
    "return array_column($found, 'key');",
  ];
  const isMutual = links.some((each) => each.isMutual);
  const neighbors = [
    '$found = [];',
    'foreach (self::LINKS as $link) {',
    "    if ($link['from'] === $key) {",
    "        $found[] = $link['to'];",
    '    }',
    ...(isMutual ? ["    if ($link['to'] === $key) {", "        $found[] = $link['from'];", '    }'] : []),
    '}',
    '',
    'return array_values(array_unique($found));',
  ];
  const written: Readonly<Record<InventoryQuery, Answering>> = {
    find: {
      parameter: key,
      result: 'array',
      lines: [
        'foreach (self::ITEMS as $each) {',
        "    if ($each['key'] === $key) {",
        '        return $each;',
        '    }',
        '}',
        '',
        'throw new \\OutOfBoundsException("there is no {$key}");',
      ],
    },
    children: {
      parameter: key,
      result: 'array',
      lines: ['$this->find($key);', ...keysWhere("$each['parent'] === $key")],
    },
    path: {
      parameter: key,
      result: 'array',
      lines: [
        "$parent = $this->find($key)['parent'];",
        '',
        "return $parent === '' ? [$key] : [...$this->pathTo($parent), $key];",
      ],
    },
    depth: {
      parameter: key,
      result: 'int',
      lines: ['return count($this->pathTo($key)) - 1;'],
    },
    leaves: {
      parameter: '',
      result: 'array',
      lines: [
        "$parents = array_column(self::ITEMS, 'parent');",
        ...keysWhere("!in_array($each['key'], $parents, true)"),
      ],
    },
    neighbors: {
      parameter: key,
      result: 'array',
      lines: ['$this->find($key);', ...neighbors],
    },
    reachable: {
      parameter: key,
      result: 'array',
      lines: [
        '$found = [$key];',
        'for ($index = 0; $index < count($found); $index++) {',
        `    $near = $this->${inventoryMethods(inventory).neighbors}($found[$index]);`,
        '    $found = [...$found, ...array_diff($near, $found)];',
        '}',
        '',
        'return array_slice($found, 1);',
      ],
    },
    dependencies: {
      parameter: key,
      result: 'array',
      lines: [
        '$this->find($key);',
        '$found = [];',
        'foreach (self::LINKS as $link) {',
        "    $isQueue = $this->find($link['from'])['kind'] === 'queue';",
        "    if ($isQueue && $link['to'] === $key) {",
        "        $found[] = $link['from'];",
        '    }',
        "    if (!$isQueue && $link['from'] === $key) {",
        "        $found[] = $link['to'];",
        '    }',
        '}',
        '',
        'return array_values(array_unique($found));',
      ],
    },
    startOrder: {
      parameter: '',
      result: 'array',
      lines: [
        '$order = [];',
        '$seen = [];',
        '$visit = function (string $key) use (&$visit, &$order, &$seen): void {',
        '    if (in_array($key, $seen, true)) {',
        '        return;',
        '    }',
        '    $seen[] = $key;',
        `    foreach ($this->${inventoryMethods(inventory)[waitsFor(inventory)]}($key) as $near) {`,
        '        $visit($near);',
        '    }',
        '    $order[] = $key;',
        '};',
        'foreach (self::ITEMS as $each) {',
        "    $visit($each['key']);",
        '}',
        '',
        'return $order;',
      ],
    },
    inArea: {
      parameter: 'string $area',
      result: 'array',
      lines: keysWhere("$each['area'] === $area"),
    },
  };
  return written[query];
};

export const writeInventoryExpectation = (
  writer: Writer,
  inventory: InventoryDecl,
  scenario: InventoryScenario,
): void => {
  const { argument, query } = scenario;
  const call = `$${inventory.word}->${inventoryMethods(inventory)[query]}(${argument === '' ? '' : quote(argument)})`;
  if (query === 'find' && scenario.expected === undefined) {
    writer.line('$this->expectException(\\OutOfBoundsException::class);');
    writer.line(`${call};`);
    return;
  }
  if (typeof scenario.expected === 'object') {
    writer.items('$this->assertSame([', scenario.expected.map(quote), `], ${call});`);
    return;
  }
  const expected = typeof scenario.expected === 'string' ? quote(scenario.expected) : String(scenario.expected);
  writer.line(`$this->assertSame(${expected}, ${call}${query === 'find' ? "['label']" : ''});`);
};
