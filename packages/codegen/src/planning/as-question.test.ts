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
  ['Large orders?', 'are Large orders?'],
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
])('%s lacks none', (label) => {
  expect(asQuestion(label)).toBe(label);
});
