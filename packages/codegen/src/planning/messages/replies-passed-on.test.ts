import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { planProgram } from '../plan-program.ts';

const carriedIn = (drawn: string): Readonly<Record<string, string>> => {
  const { spec } = parseNotation(`sequence: Exchange\n${drawn}`, 'sequence');
  const { ports } = planProgram({ spec, family: 'messages', style: 'minimal', additionalDetails: '' });
  const said = (values: readonly { readonly name: { readonly words: readonly string[] } }[]): string =>
    values.map(({ name }) => name.words.join(' ')).join(', ');
  return Object.fromEntries(
    ports.flatMap(({ methods }) =>
      methods.map(({ name, parameters = [], result }) => [
        name.words.join(' '),
        `${said(parameters)} -> ${result === undefined ? '' : said([result])}`,
      ]),
    ),
  );
};

test('a message that is about the reply right before it takes what that has brought', () => {
  expect(carriedIn('a Desk\nb Rates\nc Screen\na -> b: Read the rate\nb --> a: rate\na -> c: Show the rate\n')).toEqual(
    {
      'read rate': ' -> rate',
      'show rate': 'rate -> ',
    },
  );
});

test('what somebody answers with is brought back by whom it was asked of, unless another way leaves the work', () => {
  const passed =
    'a Teller\nb Desk\nc Ledger\na -> b: Open\nb -> c: Save\nc --> b: receipt number\nb --> a: receipt number\n';
  expect(carriedIn(passed)).toMatchObject({ open: ' -> receipt number', save: ' -> receipt number' });
  const inOneCase = `[f(alt)] ""
[g(section)@f] Open
[h(section)@f] Closed
a Teller
b Desk
c Ledger
a -> b: Ask
b -> c@g: Save
c --> b@g: receipt number
b --> a@g: receipt number
b --> a@h: Come again
`;
  expect(carriedIn(inOneCase)).toMatchObject({ ask: ' -> ', save: ' -> receipt number' });
});
