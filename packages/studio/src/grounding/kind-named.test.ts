import { expect, test } from 'vitest';
import { kindNamed, withKindsSpelled } from './kind-named.ts';

test('a kind of diagram is known by its name wherever a question calls it so', () => {
  expect(kindNamed('Hi, may I have the class diagram for the boats incl. what they inherit?')).toBe('uml');
  expect(kindNamed('mindmap harbour ideas')).toBe('mind-map');
  expect(kindNamed('who hands what to whom at the pier? sequence')).toBe('sequence');
  expect(kindNamed('how does somebody return a boat, as flow')).toBe('flowchart');
  expect(kindNamed('the hire from the call to the pier as a sequence')).toBe('sequence');
  expect(kindNamed('data model (logical) of the hire register')).toBe('logical');
  expect(kindNamed('the tables of the hire register and which foreign key points where')).toBe('physical');
  expect(kindNamed('can I get the hire terms as UML')).toBe('uml');
  expect(kindNamed('how do we hire boats?')).toBeUndefined();
});

test('names of kinds may be misspelt, other words stay', () => {
  expect(kindNamed('netwrok digram of the pier pls')).toBe('network');
  expect(withKindsSpelled('sequnce of the networks')).toBe('sequence of the networks');
});
