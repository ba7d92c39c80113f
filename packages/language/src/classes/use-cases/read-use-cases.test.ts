import { describe, expect, it } from 'vitest';
import { buildModelType, modelled } from '../../testing/model-types.ts';
import { understand } from '../../understand.ts';
import { caseForms } from './case-relations.ts';

const type = buildModelType('classes');
const classes = (text: string): readonly string[] => modelled(understand(text, { type }));
const lines = (text: string): readonly string[] => classes(text).filter((line) => line.includes('->'));

describe('use cases', () => {
  it('reads who does what and what that includes', () => {
    expect(
      classes(
        'Use cases of a ticket machine: a traveller buys a ticket, which includes paying; a technician refills paper.',
      ),
    ).toEqual([
      '<actor> Traveller',
      '<use-case> Buy ticket',
      '<use-case> Pay',
      '<actor> Technician',
      '<use-case> Refill paper',
      'Traveller --> Buy ticket',
      'Buy ticket -includes-> Pay',
      'Technician --> Refill paper',
    ]);
  });

  it('reads lists of actions by actor', () => {
    expect(
      classes('Use case diagram for a library:\nMember: search books, borrow books\nLibrarian: add books').filter(
        (line) => line.includes('->'),
      ),
    ).toEqual(['Member --> Search books', 'Member --> Borrow books', 'Librarian --> Add books']);
  });

  it('parts lists of actions behind `can`, and knows a short name for an actor', () => {
    expect(
      lines(
        'Use cases of a harbour. Actors: tug captain, clerk. Captain can book berth, report delay and pay fee. Clerk books berths + prints bills.',
      ),
    ).toEqual([
      'Tug captain --> Book berth',
      'Tug captain --> Report delay',
      'Tug captain --> Pay fee',
      'Clerk --> Book berth',
      'Clerk --> Print bills',
    ]);
  });

  it('reads use cases with their actors in brackets and what they say of each other', () => {
    expect(
      lines(
        'Actors: sailor, guard\nUse cases\n- enter port (both)\n- open gate (guard)\n- show pass, always part of enter port\n- bring guest, optional extension of enter port',
      ),
    ).toEqual([
      'Sailor --> Enter port',
      'Guard --> Enter port',
      'Guard --> Open gate',
      'Enter port -includes-> Show pass',
      'Bring guest -extends-> Enter port',
    ]);
  });

  it('reads who is a kind of whom', () => {
    expect(lines('Use cases for a shop: member can rent boats. Captain is also a member but can steer ships.')).toEqual(
      ['Member --> Rent boats', 'Captain -inherits-> Member', 'Captain --> Steer ships'],
    );
  });

  it('keeps an example for each form about use cases that this form reads first', () => {
    const first = caseForms.map(({ example }) => caseForms.findIndex(({ pattern }) => pattern.test(example)));
    expect(first).toEqual(caseForms.map((_, index) => index));
  });
});
