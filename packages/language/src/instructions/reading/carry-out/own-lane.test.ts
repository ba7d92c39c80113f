import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { settingFor } from '../../read-precisely.ts';
import { diagrams } from '../../testing/diagrams.ts';
import { inOwnLane } from './own-lane.ts';

const { spec } = parseNotation('process: Fair\n[c] Customer\n[d] Dealer\na@c Order\nb@d Deliver\na -> b\n', 'process');
const setting = settingFor({ ...diagrams.purchase, spec }, []);
const added = (label: string) => inOwnLane({ kind: 'addNode', id: 'new', label, after: 'b' }, setting);

test('whoever has no lane gets one for the step', () => {
  expect(added('Accounting pays the invoice')).toEqual([
    { kind: 'addNode', id: 'new', label: 'Pay the invoice', after: 'b' },
    { kind: 'addGroup', id: 'accounting', label: 'Accounting', members: ['new'] },
  ]);
});

test('whoever has one acts there', () => {
  expect(added('Dealer sends the bill')).toEqual([
    { kind: 'addNode', id: 'new', label: 'Dealer sends the bill', after: 'b', group: 'dealer' },
  ]);
});

test.each(['Send the bill', 'Mail goes out', 'Check the goods'])('"%s" names nobody', (label) => {
  expect(added(label)).toHaveLength(1);
});
