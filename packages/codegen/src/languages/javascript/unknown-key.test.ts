import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { generateCode } from '../../generate-code.ts';

const inventoryOf = async (type: 'network' | 'architecture', notation: string) => {
  const { files } = generateCode({
    spec: parseNotation(notation, type).spec,
    family: 'topology',
    language: 'javascript',
    includeComments: false,
    codeStyle: 'detailed',
  });
  const source = files.find(({ role }) => role === 'source')?.content ?? '';
  const module = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  const made = Object.entries(module).find(([name]) => name.endsWith('Inventory'))?.[1];
  if (typeof made !== 'function') throw new Error('no inventory was written');
  return Reflect.construct(made, []);
};

test('an unknown key is refused by what is asked of lines, as it is by find', async () => {
  const office = await inventoryOf('network', 'network: Office\na Router\nb Switch\na -> b\n');
  expect(office.neighborsOf('router')).toEqual(['switch']);
  expect(() => office.neighborsOf('nowhere')).toThrow('nowhere');
  expect(() => office.reachableFrom('nowhere')).toThrow('nowhere');
});

test('lines with a direction say what a part depends on', async () => {
  const shop = await inventoryOf(
    'architecture',
    'architecture: Shop\na(database) Orders\nb(database) Payments\na -> b\n',
  );
  expect(shop.dependenciesOf('orders')).toEqual(['payments']);
  expect(shop.dependenciesOf('payments')).toEqual([]);
  expect(() => shop.dependenciesOf('nowhere')).toThrow('nowhere');
});
