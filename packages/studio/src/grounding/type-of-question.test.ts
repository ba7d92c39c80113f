import { expect, test } from 'vitest';
import { typeOfQuestion } from './type-of-question.ts';

test('a question for who talks to whom while something happens asks for a sequence, one for a whole platform for an architecture', () => {
  expect(typeOfQuestion('who talks to whom when a boat is hired?')).toBe('sequence');
  expect(typeOfQuestion('what goes back and forth at check-out')).toBe('sequence');
  expect(typeOfQuestion('who talks to whom in our platform?')).toBe('architecture');
});

test('a flow, a decision tree and what happens ask for a flowchart', () => {
  for (const question of ['flow for a lost oar', 'decision tree for storms', 'what checks happen before hire?'])
    expect(typeOfQuestion(question)).toBe('flowchart');
});

test('how something is organised asks for a chart', () => {
  expect(typeOfQuestion('how is the boat yard organised?')).toBe('orgchart');
});

test('a physical model is none of business objects', () => {
  expect(typeOfQuestion('physical data model (tables, keys) for hire')).toBe('physical');
});

test('where something runs, a concept model and what flows between systems name their types', () => {
  expect(typeOfQuestion('Where does everything run at sea? deployment picture for the captain')).toBe('deployment');
  expect(typeOfQuestion('concept model of the hire terms and how they hang together')).toBe('conceptual');
  expect(typeOfQuestion('draw the systems behind the boat hire and what flows between them')).toBe('architecture');
});

test('the usual course of something asks for a process, a case for a flowchart', () => {
  for (const question of [
    'how do people become members?',
    'steps of the winter lay-up',
    'what are the steps of our hire process',
  ])
    expect(typeOfQuestion(question)).toBe('process');
  for (const question of [
    'what do we do when a boat is lost?',
    'oar missing - what happens',
    'how is it decided who sails?',
  ])
    expect(typeOfQuestion(question)).toBe('flowchart');
});

test('states, boxes that run something, whom people answer to and kinds on one page ask for their diagrams', () => {
  expect(typeOfQuestion('states a berth goes through in a season')).toBe('uml');
  expect(typeOfQuestion('which boxes on the pier run the radar')).toBe('deployment');
  expect(typeOfQuestion('who answers to whom at the yard')).toBe('orgchart');
  expect(typeOfQuestion('I need the parts behind the lock gates and how they depend on each other')).toBe(
    'architecture',
  );
  expect(typeOfQuestion('all the kinds of ropes we sell on one page, grouped')).toBe('mind-map');
});

test('whoever wants to know one thing is shown a flowchart', () => {
  expect(typeOfQuestion('can we sail today?')).toBe('flowchart');
  expect(typeOfQuestion('make it a yes/no chart')).toBe('flowchart');
});
