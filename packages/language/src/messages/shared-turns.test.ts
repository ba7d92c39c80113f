import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const sequence = (text: string): readonly string[] => drawn(understand(text, { type: buildType('messages') }));

test('a case that is told by a noun ends where somebody acts', () => {
  expect(
    sequence('The nurse sends the sample to the LAB. In case of a bad reading LAB alerts the ward as well.'),
  ).toEqual(['Nurse -Send sample-> LAB', 'LAB -Alert-> Ward {opt: Bad reading}']);
  expect(
    sequence('The clerk asks the archive for a file. In case of a missing file the archive calls the courier.'),
  ).toEqual(['Clerk -Ask for file-> Archive', 'Archive -Call-> Courier {opt: Missing file}']);
});

test('what is told per thing happens again and again', () => {
  expect(sequence('The mill asks the silo for grain. Per truck: the silo tells the mill')).toEqual([
    'Mill -Ask for grain-> Silo',
    'Silo -Tell-> Mill {loop: Per truck}',
  ]);
});

test('each of several acts as all of them', () => {
  expect(sequence('Each of the two drones asks the base for a slot. The base sends the slot to both drones.')).toEqual([
    'Drones -Ask for slot-> Base',
    'Base -Send slot-> Drones',
  ]);
});

test('one who is sent to a place is told to go there', () => {
  expect(sequence('The tower calls the robot. The robot answers. The tower sends the robot to bay.')).toEqual([
    'Tower -Call-> Robot',
    'Robot -Answer-> Tower (reply)',
    'Tower -Send to bay-> Robot',
  ]);
});

test('both sides are the two people who take part', () => {
  expect(
    sequence(
      'The tenant sends the lease to the agent. The landlord calls the agent. Both parties sign in front of the agent.',
    ),
  ).toEqual(['Tenant -Send lease-> Agent', 'Landlord -Call-> Agent', 'Tenant -Sign-> Agent', 'Landlord -Sign-> Agent']);
});
