import { expect, test } from 'vitest';
import { likeWords } from './like-words.ts';
import { readQuestion } from './read-question.ts';

const subjectsOf = (question: string): readonly string[] =>
  readQuestion(question, ['en']).flatMap(({ word, isSubject }) => (isSubject ? [word] : []));

test('what is said to be polite or tells the form of the answer is nothing that documents must speak of', () => {
  expect(subjectsOf('org chart from this handbook pls')).toEqual([]);
  expect(subjectsOf('sequence diagram of a purchase, happy path')).toEqual(['purchase']);
});

test('other words for the same are known in all forms of a word', () => {
  expect(likeWords('erased')).toContain('deletion');
  expect(likeWords('holidays')).toContain('leave');
});

test('why somebody wants a drawing, and what explains the wish, is nothing that documents must speak of', () => {
  expect(subjectsOf('chart of the whole harbour, I need it for the tender')).toEqual(['harbour']);
  expect(subjectsOf('the mooring of yachts (only the part that matters to guests)')).toEqual(['mooring', 'yachts']);
  expect(subjectsOf('the process (mooring)')).toEqual(['mooring']);
  expect(subjectsOf('we need a permit for the crane')).toEqual(['permit', 'crane']);
});

test('who is to look at a drawing is nothing that documents must speak of, unless nothing else is', () => {
  expect(subjectsOf('ticket prices for the new harbour staff')).toEqual(['ticket', 'prices']);
  expect(subjectsOf('org chart for the harbour staff')).toEqual(['harbour', 'staff']);
});

test('what is not to be drawn, and that a picture would help, is nothing that documents must speak of', () => {
  expect(subjectsOf('the berths of the harbour, without the prices')).toEqual(['berths', 'harbour']);
  expect(subjectsOf('which berths has the harbour? no boats')).toEqual(['berths', 'harbour']);
  expect(subjectsOf('moor a yacht. A picture would help.')).toEqual(['moor', 'yacht']);
  expect(subjectsOf('what if there is no berth?')).toEqual(['berth']);
});

test('an email is found where an e-mail is written', () => {
  expect(readQuestion('email', ['en'])[0]?.stems).toContain('mail');
});

test('how a drawing is to be used, and what one is busy with, is nothing that documents must speak of', () => {
  expect(subjectsOf('make the storm drill into something we can follow in the dark')).toEqual(['storm', 'drill']);
  expect(subjectsOf('may we sail? a yes/no chart to hang beside the slipway')).toEqual(['sail']);
  expect(subjectsOf("I'm training two deckhands, can you draw how a mast is stepped")).toEqual(['mast', 'stepped']);
  expect(subjectsOf('we got a storm warning, give me a decision tree')).toEqual(['storm', 'warning']);
});
