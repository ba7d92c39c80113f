import type { Writer } from '../../../printing/writer.ts';
import type { InventoryDecl, InventoryQuery, InventoryScenario } from '../../../program/index.ts';
import {
  explainItems,
  explainKeys,
  explainLinks,
  explainQuery,
  inventoryFields,
  inventoryMethods,
  linkFields,
  mayLack,
  mayLackLabel,
  toldFields,
  waitsFor,
} from '../inventory-fields.ts';
import { type Dialect, identifier, quote, typeName, writeObject } from './dialect.ts';
import { type TestRunner, writeList } from './write-flow-tests.ts';

/** The constant that holds all parts. */
export const itemsConstant = ({ name }: InventoryDecl): string => identifier({ words: [...name.words, 'items'] });

/** Constants with all parts and links, and a class that answers questions about them. */
export const writeInventory = (writer: Writer, dialect: Dialect, inventory: InventoryDecl): void => {
  const { isTyped } = dialect;
  const item = typeName(inventory.item);
  const fields = inventoryFields(inventory);
  const constant = itemsConstant(inventory);
  const links = identifier({ words: [...inventory.name.words, 'links'] });
  const link = `${item}Link`;
  if (isTyped) {
    writer.gap();
    writer.block(`export interface ${item} {`, '}', () => {
      for (const field of fields) writer.line(`readonly ${field}${mayLack(inventory, field) ? '?' : ''}: string;`);
    });
    if (inventory.links.length > 0) {
      writer.gap();
      writer.block(`export interface ${link} {`, '}', () => {
        for (const field of linkFields(inventory))
          writer.line(`readonly ${field}${field === 'label' && mayLackLabel(inventory) ? '?' : ''}: string;`);
      });
    }
  }
  writer.gap();
  writer.comment(explainItems(inventory));
  writer.block(`export const ${constant}${isTyped ? `: readonly ${item}[]` : ''} = [`, '];', () => {
    for (const each of inventory.items) {
      writeObject(
        writer,
        toldFields(fields, each).map((field) => `${field}: ${quote(each[field])}`),
        each.about,
      );
    }
  });
  if (inventory.links.length > 0) {
    writer.gap();
    writer.comment(explainLinks(inventory));
    writer.block(`export const ${links}${isTyped ? `: readonly ${link}[]` : ''} = [`, '];', () => {
      for (const each of inventory.links) {
        const values = toldFields(linkFields(inventory), each).map((field) => `${field}: ${quote(each[field])}`);
        writeObject(writer, values, each.about);
      }
    });
  }
  writer.gap();
  writer.comment(`Answers queries about “${inventory.name.label}”. ${explainKeys(inventory)}`);
  writer.block(`export class ${typeName(inventory.name)} {`, '}', () => {
    const called = inventoryMethods(inventory);
    const write: Readonly<Record<InventoryQuery, () => void>> = {
      find: () => {
        method(`find(key${isTyped ? ': string' : ''})${isTyped ? `: ${item}` : ''}`, [
          `const found = this.#items.find((each) => each.key === key);`,
          'if (found === undefined) {',
          '  throw new Error(`there is no “$' + '{key}”`);',
          '}',
          'return found;',
        ]);
      },
      children: () =>
        keys(called.children, 'key', [
          'this.find(key);',
          `return this.#items.filter((each) => each.parent === key).map((each) => each.key);`,
        ]),
      path: () => {
        keys('pathTo', 'key', [
          'const { parent } = this.find(key);',
          'return parent === undefined ? [key] : [...this.pathTo(parent), key];',
        ]);
      },
      depth: () => {
        method(`depthOf(key${isTyped ? ': string' : ''})${isTyped ? ': number' : ''}`, [
          'return this.pathTo(key).length - 1;',
        ]);
      },
      leaves: () =>
        keys('leaves', '', [
          `const parents = new Set(this.#items.map((each) => each.parent));`,
          `return this.#items.filter((each) => !parents.has(each.key)).map((each) => each.key);`,
        ]),
      neighbors: () => {
        const isMutual = inventory.links.some((each) => each.isMutual);
        const lines = isMutual
          ? [
              `const found = new Set${isTyped ? '<string>' : ''}();`,
              `for (const { from, to } of this.#links) {`,
              '  if (from === key) found.add(to);',
              '  if (to === key) found.add(from);',
              '}',
              'return [...found];',
            ]
          : [`return [...new Set(this.#links.filter((each) => each.from === key).map((each) => each.to))];`];
        keys(called.neighbors, 'key', ['this.find(key);', ...lines]);
      },
      reachable: () => {
        keys('reachableFrom', 'key', [
          'const found = new Set([key]);',
          'for (const each of found) {',
          `  for (const next of this.${called.neighbors}(each)) found.add(next);`,
          '}',
          'found.delete(key);',
          'return [...found];',
        ]);
      },
      dependencies: () => {
        keys('dependenciesOf', 'key', [
          'this.find(key);',
          `const found = new Set${isTyped ? '<string>' : ''}();`,
          'for (const { from, to } of this.#links) {',
          "  const isQueue = this.find(from).kind === 'queue';",
          '  if (isQueue && to === key) found.add(from);',
          '  if (!isQueue && from === key) found.add(to);',
          '}',
          'return [...found];',
        ]);
      },
      startOrder: () => {
        keys('startOrder', '', [
          `const order${isTyped ? ': string[]' : ''} = [];`,
          `const seen = new Set${isTyped ? '<string>' : ''}();`,
          `const visit = (key${isTyped ? ': string' : ''})${isTyped ? ': void' : ''} => {`,
          '  if (seen.has(key)) return;',
          '  seen.add(key);',
          `  for (const next of this.${called[waitsFor(inventory)]}(key)) visit(next);`,
          '  order.push(key);',
          '};',
          `for (const each of this.#items) visit(each.key);`,
          'return order;',
        ]);
      },
      inArea: () =>
        keys('inArea', 'area', [`return this.#items.filter((each) => each.area === area).map((each) => each.key);`]),
    };
    const method = (head: string, lines: readonly string[]): void =>
      writer.block(`${head} {`, '}', () => {
        for (const text of lines) writer.line(text);
      });
    const keys = (name: string, parameter: string, lines: readonly string[]): void =>
      method(
        `${name}(${parameter}${isTyped && parameter !== '' ? ': string' : ''})${isTyped ? ': string[]' : ''}`,
        lines,
      );
    writeConstructor(writer, isTyped, [
      { field: 'items', type: `readonly ${item}[]`, usual: constant },
      ...(inventory.links.length > 0 ? [{ field: 'links', type: `readonly ${link}[]`, usual: links }] : []),
    ]);
    for (const query of inventory.queries) {
      writer.gap();
      writer.comment(explainQuery(query, inventory, '. Throws if there is none.'));
      write[query]();
    }
  });
};

/** Takes what is drawn where nothing else is given. */
const writeConstructor = (
  writer: Writer,
  isTyped: boolean,
  fields: readonly { readonly field: string; readonly type: string; readonly usual: string }[],
): void => {
  for (const { field, type } of fields) writer.line(isTyped ? `readonly #${field}: ${type};` : `#${field};`);
  writer.gap();
  const given = fields.map(({ field, type, usual }) => `${field}${isTyped ? `: ${type}` : ''} = ${usual}`);
  writer.items('constructor(', given, ') {');
  writer.indented(() => {
    for (const { field } of fields) writer.line(`this.#${field} = ${field};`);
  });
  writer.line('}');
};

export const writeInventoryTests = (writer: Writer, runner: TestRunner, inventory: InventoryDecl): void => {
  for (const scenario of inventory.scenarios) {
    writer.gap();
    writer.block(`test(${quote(scenario.name.label)}, () => {`, '});', () => {
      writer.line(`const ${inventory.word} = new ${typeName(inventory.name)}();`);
      writeExpectation(writer, runner, inventory, scenario);
    });
  }
};

const writeExpectation = (
  writer: Writer,
  runner: TestRunner,
  inventory: InventoryDecl,
  scenario: InventoryScenario,
): void => {
  const call = `${inventory.word}.${inventoryMethods(inventory)[scenario.query]}(${scenario.argument === '' ? '' : quote(scenario.argument)})`;
  if (scenario.query === 'find')
    writer.line(
      scenario.expected === undefined ? runner.throws(call) : runner.equal(`${call}.label`, quote(scenario.expected)),
    );
  else if (scenario.query === 'depth') writer.line(runner.equal(call, String(scenario.expected)));
  else writeList(writer, runner, call, scenario.expected.map(quote));
};
