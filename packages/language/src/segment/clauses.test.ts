import { expect, test } from 'vitest';
import { textOf, tokenise } from '../text/token.ts';
import { splitClauses } from './clauses.ts';

const clauses = (sentence: string): readonly string[] =>
  splitClauses(tokenise(sentence)).map((clause) => `${clause.role ? `[${clause.role}] ` : ''}${textOf(clause.tokens)}`);

test.each([
  ['The clerk checks the form and sends the letter', ['The clerk checks the form', 'sends the letter']],
  ['The clerk checks the form and the letter', ['The clerk checks the form and the letter']],
  ['Enter name, email address and password', ['Enter name, email address and password']],
  ['Pack and ship', ['Pack', 'ship']],
  ['The mail is opened and put into the tray', ['The mail is opened', 'put into the tray']],
  ['If it is above 90 turn on the pump', ['[if] it is above 90', 'turn on the pump']],
  [
    'If the room is free and the guest is known, the key is handed over',
    ['[if] the room is free', 'the guest is known', 'the key is handed over'],
  ],
  ['He pays if the goods are fine', ['He pays', '[if] the goods are fine']],
  ['The manager then signs the contract', ['The manager then signs the contract']],
  ['She asks the teller, who counts the money', ['She asks the teller', '[who] counts the money']],
])('%s', (sentence, expected) => {
  expect(clauses(sentence)).toEqual(expected);
});

test('the files that are missing are ordered: a relative clause does not hide the verb', () => {
  const [clause] = splitClauses(tokenise('The files that are missing are ordered'));
  expect(clause?.predicate).toMatchObject({ verb: 'order', voice: 'passive' });
});
