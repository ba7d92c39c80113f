import { expect, it, test } from 'vitest';
import { subjectForms } from '../lexicon/en/subject-forms.ts';
import { buildType } from '../testing/drawn.ts';
import { buildModelType } from '../testing/model-types.ts';
import { understand } from '../understand.ts';

const titleOf = (text: string): string => {
  const result = understand(text, { type: buildModelType('entities', 'conceptual') });
  return result.ok ? result.spec.title : '';
};

it.each(subjectForms.map(({ example, pattern }) => [example, pattern] as const))(
  '"%s" is about a ferry line',
  (example, pattern) => {
    expect(pattern.exec(example)?.groups?.subject).toBe('ferry line');
  },
);

test.each([
  ['We run a ferry line. A boat has many cabins.', 'Ferry line'],
  ['The library has books. Members borrow books.', 'Library'],
  [
    'A boat has many cabins. A guest books cabins. A guest has a passport. A captain steers a boat.',
    'Boat, cabin and guest',
  ],
])('%j is called %s', (text, title) => {
  expect(titleOf(text)).toBe(title);
});

test('a sequence is called after who takes part', () => {
  const told = understand('The pilot calls the harbour server, then the harbour server asks Stripe for payment.', {
    type: buildType('messages'),
  });
  expect(told.ok && told.spec.title).toBe('Pilot, harbour server and Stripe');
});
