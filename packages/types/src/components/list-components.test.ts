import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { listComponents } from './list-components.ts';

const componentsOf = (notation: string) => listComponents(parseNotation(notation, 'flowchart').spec);
const names = (notation: string) => componentsOf(notation).map(({ name }) => name);

test('a flow gives its steps, decisions, data, ends and what its lines say', () => {
  const components = componentsOf(
    'flowchart: Orders\n[sales] Sales\na(start) Order arrives\nb?@sales In stock?\nc(datastore) Stock list\nd Ship\na -> b\nb -> d: yes\nb -> c: reserve goods\n',
  );
  expect(components).toEqual([
    {
      id: 'order-arrives',
      name: 'Order arrives',
      type: 'start_end',
      description: 'Start or end (start), leads to In stock?',
    },
    {
      id: 'in-stock',
      name: 'In stock?',
      type: 'decision',
      description: 'Decision in Sales, leads to Ship, Stock list.',
    },
    { id: 'stock-list', name: 'Stock list', type: 'data', description: 'Data (datastore).' },
    { id: 'ship', name: 'Ship', type: 'process', description: 'Process.' },
    {
      id: 'in-stock--stock-list',
      name: 'reserve goods',
      type: 'connector',
      description: 'Connector from In stock? to Stock list.',
    },
  ]);
});

test('entities are data, described by their attributes', () => {
  expect(componentsOf('logical: Shop\na Customer | id | name | email | phone\n')).toEqual([
    { id: 'customer', name: 'Customer', type: 'data', description: 'Data, with id, name, email and 1 more.' },
  ]);
});

test('classes are data, and states are not', () => {
  const types = componentsOf('uml: Shop\na Order | id\nb(interface) Priced\nc(state) Paid\n').map(({ type }) => type);
  expect(types).toEqual(['data', 'data', 'process']);
});

test('numbers, names of figures, long texts and repetitions are no components', () => {
  const long = 'x'.repeat(100);
  expect(names(`a 42\nb Rectangle 7\nc Step\nd ${long}\ne Pay\nf pay\ng Boxes\nh 3.5 %\ni ""\n`)).toEqual(['Pay']);
});
