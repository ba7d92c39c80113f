import { expect, test } from 'vitest';
import { asQuestion } from './as-question.ts';

test.each([
  ['Complete?', 'is Complete?'],
  ['Works?', 'it Works?'],
  ['Appointment?', 'has Appointment?'],
  ['Symptoms?', 'has Symptoms?'],
  ['Member?', 'is Member?'],
  ['Approve?', 'should Approve?'],
  ['Group ticket?', 'has Group ticket?'],
  ['Animal injured?', 'is Animal injured?'],
  ['Applicant qualified?', 'is Applicant qualified?'],
  ['Dough has doubled?', 'has Dough doubled?'],
  ['Customer is a member?', 'is Customer a member?'],
  ['Receipt valid?', 'is Receipt valid?'],
  ['Contract long enough?', 'is Contract long enough?'],
  ['All items available?', 'are All items available?'],
  ['Delivery failed?', 'has Delivery failed?'],
  ['Customer agreed?', 'has Customer agreed?'],
  ['Within tolerance?', 'is Within tolerance?'],
  ['Tables left?', 'are Tables left?'],
  ['Value stable?', 'is Value stable?'],
  ['Urgent case?', 'is Urgent case?'],
  ['Large orders?', 'has Large orders?'],
  ['Card declined?', 'is Card declined?'],
  ['Password too weak?', 'is Password too weak?'],
  ['Heavier than 30 kg?', 'is Heavier than 30 kg?'],
  ['More than 3 attempts?', 'are More than 3 attempts?'],
  ['Parcel heavier than 30 kg?', 'is Parcel heavier than 30 kg?'],
  ['Damage above 5000 euros?', 'is Damage above 5000 euros?'],
  ['Score > 80?', 'is Score > 80?'],
  ['Temperature between 2 and 8 degrees?', 'is Temperature between 2 and 8 degrees?'],
  ['Third attempt?', 'is Third attempt?'],
  ['same floor', 'is same floor'],
  ['no obstacle', 'has no obstacle'],
  ['All questions answered?', 'are All questions answered?'],
  ['Customer answered?', 'has Customer answered?'],
  ['Damaged boxes?', 'has Damaged boxes?'],
  ['items left > 0', 'are items left > 0'],
  ['Item in stock?', 'is Item in stock?'],
  ['Guests on the list?', 'are Guests on the list?'],
  ['Customer accept?', 'does Customer accept?'],
  ['Damage caused by misuse?', 'is Damage caused by misuse?'],
  ['Income proven?', 'is Income proven?'],
])('%s lacks a word', (label, question) => {
  expect(asQuestion(label)).toBe(question);
});

test.each([
  'Is it paid?',
  'Customer answers?',
  'Which size?',
  'Has items left?',
  'Tried five times?',
  'isFree(court)',
  'Guest has a coupon?',
  'Who is next?',
  'Fits in the van?',
  'Delivery note matches?',
  'Approve within 2 days?',
])('%s lacks none', (label) => {
  expect(asQuestion(label)).toBe(label);
});
