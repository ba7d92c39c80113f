import { describe, expect, it } from 'vitest';
import { buildModelType, modelled } from '../../testing/model-types.ts';
import { understand } from '../../understand.ts';
import { stateForms } from './state-forms.ts';

const type = buildModelType('classes');
const classes = (text: string): readonly string[] => modelled(understand(text, { type }));
const lines = (text: string): readonly string[] => classes(text).filter((line) => line.includes('->'));

describe('states', () => {
  it('reads transitions with their reasons, a start and the ends', () => {
    expect(
      classes(
        'State diagram of an order: it starts in New. It goes from New to Paid when the money arrives, then to Shipped.',
      ),
    ).toEqual([
      '<initial> Start',
      '<state> New',
      '<state> Paid',
      '<state> Shipped',
      'Start -transition-> New',
      'New -transition-> Paid: Money arrives',
      'Paid -transition-> Shipped',
    ]);
  });

  it('finds the way through listed states by who does what', () => {
    expect(
      lines(
        'States of a repair job: new, planned, in progress, waiting for customer, repaired, invoiced. Mechanic picks it up, asks the customer, customer answers, mechanic fixes it, office sends the invoice, customer can reopen the job',
      ),
    ).toEqual([
      'Start -transition-> New',
      'New -transition-> Planned',
      'Planned -transition-> In progress: Mechanic picks it up',
      'In progress -transition-> Waiting for customer: Asks the customer',
      'Waiting for customer -transition-> In progress: Customer answers',
      'In progress -transition-> Repaired: Mechanic fixes it',
      'Repaired -transition-> Invoiced: Office sends the invoice',
      'Invoiced -transition-> In progress: Customer can reopen the job',
    ]);
  });

  it('reads listed states as a sequence', () => {
    expect(classes('State diagram: Draft, Review, Published').filter((line) => line.includes('->'))).toEqual([
      'Start -transition-> Draft',
      'Draft -transition-> Review',
      'Review -transition-> Published',
    ]);
  });

  it('chains what is only listed around the transitions that are told', () => {
    expect(
      classes(
        'Permit states: draft, checked, granted, expired. An expired permit can be renewed. Checker rejects -> back to draft',
      ).filter((line) => line.includes('->')),
    ).toEqual([
      'Start -transition-> Draft',
      'Expired -transition-> Renewed',
      'Checked -transition-> Draft: Checker rejects',
      'Draft -transition-> Checked',
      'Checked -transition-> Granted',
      'Granted -transition-> Expired',
    ]);
  });

  it('reads what turns into what, and events that lead to a state', () => {
    expect(
      classes(
        'Washing machine: filling turns to washing after 2 min, washing turns to spinning, from filling or washing it can be stopped',
      ).filter((line) => line.includes('->')),
    ).toEqual([
      'Start -transition-> Filling',
      'Filling -transition-> Washing: 2 min',
      'Washing -transition-> Spinning',
      'Filling -transition-> Stopped',
      'Washing -transition-> Stopped',
    ]);
    expect(
      classes('Door states: opened, closed. A push closes it, a pull opens it').filter((line) => line.includes(': ')),
    ).toEqual(['Opened -transition-> Closed: Push', 'Closed -transition-> Opened: Pull']);
  });

  it('reads plain moves with a reason, what something is one after the other, and what may happen until then', () => {
    expect(
      lines(
        'buoy lamp: dark, dim, bright. dark to dim after dusk, dim to bright after midnight, bright to dark after dawn',
      ),
    ).toEqual([
      'Start -transition-> Dark',
      'Dark -transition-> Dim: Dusk',
      'Dim -transition-> Bright: Midnight',
      'Bright -transition-> Dark: Dawn',
    ]);
    expect(
      lines(
        'can you draw our berths - a berth is free, then booked, then occupied, then billed; it can be cancelled before it is occupied. Billed berths get paid off.',
      ),
    ).toEqual([
      'Start -transition-> Free',
      'Free -transition-> Booked',
      'Booked -transition-> Occupied',
      'Occupied -transition-> Billed',
      'Free -transition-> Cancelled',
      'Booked -transition-> Cancelled',
      'Billed -transition-> Paid off',
    ]);
  });

  it('keeps an example for each form that this form reads first', () => {
    const first = stateForms.map(({ example }) => stateForms.findIndex(({ pattern }) => pattern.test(example)));
    expect(first).toEqual(stateForms.map((_, index) => index));
  });

  it('reads arrows with reasons in brackets, behind a colon and behind the name', () => {
    expect(
      lines(
        'States of a gate: idle -> (card) opening -> open, open <-> blocked, open -> closing after 9 s, closing -> idle: shut',
      ),
    ).toEqual([
      'Start -transition-> Idle',
      'Idle -transition-> Opening: Card',
      'Opening -transition-> Open',
      'Open -transition-> Blocked',
      'Blocked -transition-> Open',
      'Open -transition-> Closing: 9 s',
      'Closing -transition-> Idle: Shut',
    ]);
  });

  it('reads sentences about states that a list names', () => {
    expect(
      lines(
        'Ferry trip: planned, boarding, sailing, cancelled, arrived. start: planned to boarding. Planned or boarding can be cancelled. When it docks it is arrived.',
      ),
    ).toEqual([
      'Start -transition-> Planned',
      'Planned -transition-> Boarding: Start',
      'Planned -transition-> Cancelled',
      'Boarding -transition-> Cancelled',
      'Sailing -transition-> Arrived: It docks',
      'Boarding -transition-> Sailing',
    ]);
  });

  it('leads from any state to one that only this sentence names', () => {
    expect(
      lines('Life of a parcel. New -> Packed -> Sent. The customer can withdraw from any stage before sent.'),
    ).toEqual([
      'Start -transition-> New',
      'New -transition-> Packed',
      'Packed -transition-> Sent',
      'New -transition-> Withdrawn',
      'Packed -transition-> Withdrawn',
    ]);
  });

  it('reads what it becomes, and under which condition, from running sentences', () => {
    expect(
      lines(
        'A claim starts as Reported. The clerk reads it. If a page is missing it becomes Returned, and on the reply it goes to Reported. If all is there it is Accepted. With the first payment an accepted claim becomes Paid. Any claim that is Reported or Returned turns Expired after a year.',
      ),
    ).toEqual([
      'Start -transition-> Reported',
      'Reported -transition-> Returned: Page is missing',
      'Returned -transition-> Reported: Reply',
      'Reported -transition-> Accepted: All is there',
      'Accepted -transition-> Paid: First payment',
      'Reported -transition-> Expired: After a year',
      'Returned -transition-> Expired: After a year',
    ]);
  });

  it('knows a resting state, and where something can be put from', () => {
    expect(
      lines(
        'States of a lift. Free is the resting state. When it is called it becomes Moving. Moving becomes Free once it arrives. From Free (and only there) a lift can be put Out of order if a fault is found.',
      ),
    ).toEqual([
      'Start -transition-> Free',
      'Free -transition-> Moving: Called',
      'Moving -transition-> Free: It arrives',
      'Free -transition-> Out of order: Fault is found',
    ]);
  });

  it('reads a thing before a dash whose moves follow', () => {
    const moves = ['Start -transition-> Off', 'Off -transition-> On: Pressed', 'On -transition-> Off: Pressed again'];
    const told = 'off to on when pressed, on to off when pressed again';
    expect(lines(`a lamp - ${told}`)).toEqual(moves);
    expect(lines(`States of a lamp - ${told}`)).toEqual(moves);
  });
});
