import { expect, test } from 'vitest';
import { asText, createNameScope, shortWords, wholeClauses } from './name.ts';

const wordsOf = (label: string): string => createNameScope().take(label, [], 'step').words.join(' ');

test('abbreviations are one word, also several of them and those with a small letter inside', () => {
  expect(wordsOf('Screen the CVs')).toBe('screen cvs');
  expect(wordsOf('VoIP phones and PCs')).toBe('voip phones and pcs');
  expect(wordsOf('OrderItem')).toBe('order item');
});

test('a name that is cut does not end in a word that wants another one', () => {
  expect(wordsOf('Back at ask three suppliers for quotes')).toBe('back at ask three suppliers');
});

test('a name that is cut behind a preposition loses all that the preposition leads to', () => {
  expect(createNameScope().take('Onboarding of a new employee', [], 'flow', 'outcome').words).toEqual([
    'onboarding',
    'outcome',
  ]);
});

test('a name that is cut in a second clause keeps the first', () => {
  expect(wordsOf('Keep the receipt and where it was printed')).toBe('keep receipt');
});

test('a name that is cut does not end in a verb that joins', () => {
  expect(wordsOf('Check whether the customer with a card is new')).toBe('check whether customer');
});

test('articles are no part of a name, unless they name something', () => {
  expect(wordsOf('Hand over the pizza to a guest')).toBe('hand over pizza to guest');
  expect(wordsOf('An order')).toBe('order');
  expect(wordsOf('Team A wins')).toBe('team a wins');
  expect(wordsOf('Plan a')).toBe('plan a');
});

test('a test has what the diagram says as its title, unless it is longer than the name or there already', () => {
  const names = createNameScope();
  expect(names.sentence('finds DJ', []).label).toBe('finds DJ');
  expect(names.sentence('finds DJ', []).label).toBe('finds dj 2');
});

test('a name that is cut does not end in a word that says when', () => {
  expect(wordsOf('Check the vital signs again after thirty minutes')).toBe('check vital signs again');
});

test('arguments that are written behind a call are no part of its name, an ending in brackets is', () => {
  const name = createNameScope().call('Check PIN(cardNumber, pin)', [], 'handle');
  expect(name).toMatchObject({ words: ['check', 'pin'], label: 'Check PIN(cardNumber, pin)' });
  expect(createNameScope().call('Print label(s)', [], 'step').words).toEqual(['print', 'label', 's']);
});

test('signs before numbers are words, since they tell names apart', () => {
  expect(wordsOf('Battery > 30 %')).toBe('battery above 30 percent');
  expect(wordsOf('Total <= €50?')).toBe('total at most 50');
  expect(wordsOf('Home -> Settings')).toBe('home settings');
});

test('a number with a point keeps it, in names as a word and in texts as it is drawn', () => {
  expect(wordsOf('Haemoglobin >= 12.5 g/dl?')).toBe('haemoglobin at least 12point5 g');
  expect(wordsOf('Add 0.5 percent')).toBe('add 0point5 percent');
  expect(wordsOf('Call 10.0.0.1')).toBe('call 10 0 0 1');
  expect(wordsOf('Update to v2.0')).toBe('update to v2 0');
  expect(asText(createNameScope().take('Above 12.5 g', [], 'step'))).toBe('above 12.5 g');
});

test('packages have short names that keep their last word where only that would go', () => {
  const packageOf = (label: string): string => shortWords(createNameScope().take(label, [], 'flow').words).join('');
  expect(packageOf('Book a doctor’s appointment')).toBe('bookdoctorsappointment');
  expect(packageOf('Guest menu app and kitchen system')).toBe('guestmenuapp');
});

test('the name of a test that is cut keeps the answer that it is about', () => {
  const words = 'guest desk handles booking when guest has a valid discount code is no'.split(' ');
  expect(wholeClauses(words, 55).join(' ')).toBe('guest desk handles booking when guest has a valid discount is no');
  const more = 'ends with starter thrown away when starter doubled in 6 hours is no and third attempt is yes'.split(
    ' ',
  );
  const asked = 'alerts handle the hourly check when has another subscriber is answered with no'.split(' ');
  expect(wholeClauses(asked, 52).join(' ')).toBe('alerts handle the hourly check when has another is no');
  expect(wholeClauses(more, 50).join(' ')).toBe('ends with starter thrown away when starter doubled is no');
});
