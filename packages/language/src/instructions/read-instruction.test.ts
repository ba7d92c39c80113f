import { describe, expect, test } from 'vitest';
import { readInstruction } from './read-instruction.ts';
import { diagrams } from './testing/diagrams.ts';

const edits = (text: string, diagram: keyof typeof diagrams) => {
  const reading = readInstruction(text, diagrams[diagram]);
  if (!reading.ok)
    throw new Error(`${reading.message} ${reading.readings.map(({ said }) => said.join(' ')).join(' | ')}`);
  return reading.edits;
};

describe('an instruction in plain words', () => {
  test.each([
    ['order', 'packing is not needed anymore, take it out', [{ kind: 'removeNode', heal: true }]],
    ['order', 'shipping is called Dispatch now', [{ kind: 'rename', label: 'Dispatch' }]],
    ['order', 'rename "Ship" to "A second look"', [{ kind: 'rename', label: 'A second look' }]],
    ['order', 'shipping is called "A second look" now', [{ kind: 'rename', label: 'A second look' }]],
    ['order', 'then somebody should add a step "The last check" right after Pack', [{ label: 'The last check' }]],
    ['company', 'Sales now reports to the CTO', [{ kind: 'moveNode' }]],
  ] as const)('on the %s diagram: "%s"', (diagram, text, expected) => {
    expect(edits(text, diagram)).toMatchObject(expected);
  });
});

test('an instruction that may mean several things offers them, each with its own id and what it would do', () => {
  const reading = readInstruction('the stock thing is in the wrong place', diagrams.order);
  if (reading.ok) throw new Error(`Done at once: ${reading.said.join(' ')}`);
  const ids = reading.readings.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(reading.readings.length).toBeLessThanOrEqual(3);
  for (const { said, edits: changes } of reading.readings)
    expect([said.length, changes.length > 0]).toEqual([changes.length, true]);
});

test('quotation marks say how far a new name goes, in as many wishes as there are', () => {
  const text =
    'Rename "Pack" to "Wrap it", add a step "Check fraud" before "Ship", make all decisions green and remove "Check stock".';
  expect(edits(text, 'order').map(({ kind }) => kind)).toEqual(['rename', 'addNode', 'setStyle', 'removeNode']);
});

test('the same instruction on the same diagram is read alike', () => {
  const text = 'if it is not in stock we call the customer';
  expect(readInstruction(text, diagrams.order)).toEqual(readInstruction(text, diagrams.order));
});

test.each(['', '  ', '?!'])('"%s" asks what to change', (text) => {
  expect(readInstruction(text, diagrams.order)).toMatchObject({ ok: false, readings: [] });
});

test('a long text ends with an answer', () => {
  const text = 'connect pack to ship and then to the other one, or if that fails back to packing; '
    .repeat(6)
    .slice(0, 500);
  expect(readInstruction(text, diagrams.order)).toHaveProperty('ok');
});

describe('what sounds like a wish and changes nothing', () => {
  const leftOf = (text: string) => {
    const reading = readInstruction(text, diagrams.order);
    return reading.ok ? [reading.edits.length, reading.left ?? []] : [reading.message];
  };

  test.each([
    ['Rename Pack to Wrap. Prepare it for the auditors.', ['Prepare it for the auditors']],
    ['Rename "Pack" to "Wrap". Please translate everything to French!', ['Please translate everything to French']],
    ['Optimise the throughput. Remove Pack.', ['Optimise the throughput']],
  ])('is left over: %s', (text, left) => expect(leftOf(text)).toEqual([1, left]));

  test.each([
    'Rename Pack to Wrap. Thanks!',
    'Rename Pack to Wrap. The auditors come on Monday.',
    'Rename "Pack" to "Check. Then send it." Thank you so much.',
    'Hello! Please rename Pack to Wrap.',
    'Pack is called Wrap since April. Would you please update the title?',
  ])('is not found in: %s', (text) => expect(leftOf(text)).toEqual([1, []]));

  test('is not what the wish before it is about', () => {
    expect(leftOf('Rename Pack to Wrap. Make it red.')).toEqual([2, []]);
  });
});

test.each([
  ['call shipping Bring to the customer', 'Bring to the customer'],
  ['the packing should be called Look after the parcel please', 'Look after the parcel'],
  ['Rename shipping to Look at the stock', 'Look at the stock'],
])('a new name keeps what stands behind its verb: %s', (text, label) => {
  const reading = readInstruction(text, diagrams.order);
  const done = reading.ok ? reading.edits : reading.readings[0]?.edits;
  expect(done).toMatchObject([{ kind: 'rename', label }]);
});

test.each([
  ['Please translate everything to French. Rename Ship to Envoyer.', 'Please translate everything to French'],
  ['Rename Ship to Send and translate the labels into German', 'translate the labels into German'],
])('another language is no part and no name: %s', (text, left) => {
  const reading = readInstruction(text, diagrams.order);
  if (!reading.ok) throw new Error(reading.message);
  expect([reading.edits.map(({ kind }) => kind), reading.left]).toEqual([['rename'], [left]]);
});

test('whoever wants nothing but another language is told what can be done', () => {
  const reading = readInstruction('Translate it to Spanish please', diagrams.order);
  expect(!reading.ok && reading.message).toContain('can’t translate');
});
