import { expect, it } from 'vitest';
import { buildModelType, modelled } from '../testing/model-types.ts';
import { understand } from '../understand.ts';

const model = (text: string, id = 'logical'): readonly string[] =>
  modelled(understand(text, { type: buildModelType('entities', id) }));

it('reads tables between slashes, and how much of one is at another', () => {
  expect(
    model('seed (code, name) / shelf (code, row) / stock = how many of which seed on which shelf / visitor (id, name)'),
  ).toEqual([
    'seed: code {pk}, name',
    'shelf: code {pk}, row',
    'stock: id {pk}, amount, seed id {fk}, shelf id {fk}',
    'visitor: id {pk}, name',
    'seed 1 --> 0..* stock',
    'shelf 1 --> 0..* stock',
  ]);
});

it('reads what a table has one of behind a semicolon, and each thing that is done there', () => {
  expect(
    model(
      'Boat hire please, with attributes.\nSailor - id (key), name\nPier - code (key), city\nHire - from, fee; one sailor, picked up at one pier and returned at one pier (may be another)',
    ),
  ).toEqual([
    'Sailor: id {pk}, name',
    'Pier: code {pk}, city',
    'Hire: id {pk}, from, fee, sailor id {fk}, pier id {fk}',
    'Sailor 1 --> 0..* Hire',
    'Pier 1 --> 0..* Hire: picked up',
    'Pier 1 --> 0..* Hire: returned',
  ]);
});

it('reads what two of a kind meet in', () => {
  expect(model('club has teams, match = home team vs away team, one stadium', 'conceptual')).toEqual([
    'Club',
    'Team',
    'Match',
    'Stadium',
    'Club 1 --> 0..* Team: has',
    'Match 1 --> 2 Team: has',
    'Match 1 --> 1 Stadium: has',
  ]);
});

it('reads what stands between two that have many of each other, with what it keeps', () => {
  const between = [
    'Film: id {pk}, title',
    'Actor: id {pk}, name',
    'Casting: id {pk}, role, fee, film id {fk}, actor id {fk}',
    'Film 1 --> 0..* Casting',
    'Actor 1 --> 0..* Casting',
  ];
  const tables = 'Film(id PK, title), Actor(id PK, name).';
  expect(model(`${tables} Casting resolves the m:n of film and actor and carries role and fee.`)).toEqual(between);
  expect(model(`${tables} Casting links film and actor and stores role and fee.`)).toEqual(between);
});

it('reads a table that is told by what it joins, types of several words, and all columns as the key', () => {
  expect(
    model(
      'pier (id int pk, lat double precision), boat (id int pk, name character varying(20)), and mooring, linking pier and boat: pier_id int, boat_id int, both together pk.',
      'physical',
    ),
  ).toEqual([
    'pier: id int {pk}, lat double precision',
    'boat: id int {pk}, name character varying(20)',
    '<weak-entity> mooring: pier_id int {pk fk}, boat_id int {pk fk}',
    'pier 1 --> 0..* mooring: pier_id',
    'boat 1 --> 0..* mooring: boat_id',
  ]);
});
