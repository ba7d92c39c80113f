import { expect, test } from 'vitest';
import { clientLeads, createDeeds, messageLeads, signalLeads, stepLeads } from './deeds.ts';

const labels = ['Fill in the form', 'Document check', 'Refusal letter', 'Order received', 'Check stock'];
const deedOf = createDeeds(labels);

test('a step that is called after a thing or after what happened is called after a deed', () => {
  expect(labels.map((label) => deedOf(label, stepLeads))).toEqual([
    'Fill in the form',
    'perform Document check',
    'handle Refusal letter',
    'handle Order received',
    'Check stock',
  ]);
});

test('whoever gets a message that names no deed receives it, and what comes later is something that happened', () => {
  expect(deedOf('Credentials', messageLeads)).toBe('receive Credentials');
  expect(deedOf('Payment failed', messageLeads)).toBe('on Payment failed');
  expect(deedOf('Ready for pickup', signalLeads)).toBe('on Ready for pickup');
  expect(deedOf('verify(pin)', messageLeads)).toBe('verify(pin)');
});

test('a message that is about something is no deed, though its first word may be one elsewhere', () => {
  const said = createDeeds(['Welcome message', 'Play events', 'Send the order', 'Order parts']);
  expect(said('Welcome message', messageLeads)).toBe('receive Welcome message');
  expect(said('Play events', clientLeads)).toBe('send Play events');
  expect(said('Order parts', stepLeads)).toBe('Order parts');
});

test('what somebody does to another is asked of the other', () => {
  expect(deedOf('asks for ads', clientLeads)).toBe('ask for ads');
  expect(deedOf('queries', clientLeads)).toBe('query');
  expect(deedOf('stores readings', clientLeads)).toBe('store readings');
  expect(deedOf('orders list', messageLeads)).toBe('orders list');
});

test('what somebody does is called after the deed, unless another does the same', () => {
  const said = createDeeds([
    'Receptionist registers the guest',
    'Guest signs the form',
    'The head nurse signs the form',
  ]);
  expect(said('Receptionist registers the guest', stepLeads)).toBe('register the guest');
  expect(said('Guest signs the form', stepLeads)).toBe('Guest signs the form');
  expect(said('The head nurse signs the form', stepLeads)).toBe('The head nurse signs the form');
});

test('labels of a language that is not known stay as they are', () => {
  expect(createDeeds(['Bestellung prüfen', 'Ware liefern', 'Rechnung'])('Rechnung', stepLeads)).toBe('Rechnung');
});

test('lines between parts with names that are known carry what they name', () => {
  const said = createDeeds(['audio', 'trip events'], ['Episode service', 'Web app', 'Kafka']);
  expect(said('audio', clientLeads)).toBe('send audio');
  expect(said('trip events', clientLeads)).toBe('send trip events');
  expect(createDeeds(['Bestellung', 'Ware'], ['Lager', 'Versand'])('Ware', clientLeads)).toBe('Ware');
});
