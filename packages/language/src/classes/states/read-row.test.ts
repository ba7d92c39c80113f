import { describe, expect, it } from 'vitest';
import { rowForms } from '../../lexicon/en/state-life-words.ts';
import { buildModelType, modelled } from '../../testing/model-types.ts';
import { understand } from '../../understand.ts';

const type = buildModelType('classes');
const lines = (text: string): readonly string[] =>
  modelled(understand(text, { type })).filter((line) => line.includes('->'));

describe('states in a row', () => {
  it('are led to by what stands behind each, and back to where one was', () => {
    expect(
      lines(
        'State diagram of a kiln: cold, then heating when the cook lights it, firing, waiting for clay when it is empty, back to firing when it is loaded, cooling after 9 hours, can be relit',
      ),
    ).toEqual([
      'Start -transition-> Cold',
      'Cold -transition-> Heating: Cook lights it',
      'Heating -transition-> Firing',
      'Firing -transition-> Waiting for clay: Empty',
      'Waiting for clay -transition-> Firing: Loaded',
      'Firing -transition-> Cooling: After 9 hours',
      'Cooling -transition-> Cold: Relit',
    ]);
  });

  it('go on from before where one is back at the first', () => {
    expect(
      lines(
        'Life cycle of a tool: free, on loan when a member takes it, back to free on return, missing after a month',
      ),
    ).toEqual([
      'Start -transition-> Free',
      'Free -transition-> On loan: Member takes it',
      'On loan -transition-> Free: Return',
      'On loan -transition-> Missing: After a month',
    ]);
  });

  it('go back as a bracket says, and on from where they were', () => {
    expect(
      lines(
        'Ferry states: moored, boarding, sailing, stopped when fog comes in (then back when it lifts), docked. cancel possible from moored or boarding',
      ),
    ).toEqual([
      'Start -transition-> Moored',
      'Moored -transition-> Boarding',
      'Boarding -transition-> Sailing',
      'Sailing -transition-> Stopped: Fog comes in',
      'Stopped -transition-> Sailing: It lifts',
      'Sailing -transition-> Docked',
      'Moored -transition-> Canceled',
      'Boarding -transition-> Canceled',
    ]);
  });

  it('are led to by what stands before an equals sign, where a chain came first', () => {
    expect(
      lines(
        'A parcel: posted -> sorted -> in transit -> delivered. addressee refuses = back to sorted. lost during transit = written off, that is final. delivered is final too',
      ),
    ).toEqual([
      'Start -transition-> Posted',
      'Posted -transition-> Sorted',
      'Sorted -transition-> In transit',
      'In transit -transition-> Delivered',
      'In transit -transition-> Sorted: Addressee refuses',
      'In transit -transition-> Written off: Lost',
      'Written off -transition-> End',
      'Delivered -transition-> End',
    ]);
  });

  it('may part, and sentences behind them speak of them', () => {
    expect(
      lines(
        'The states of a visa are filed, checked by the consul, granted or refused, used. It can be revoked before it is used.',
      ),
    ).toEqual([
      'Start -transition-> Filed',
      'Filed -transition-> Checked: By the consul',
      'Checked -transition-> Refused',
      'Checked -transition-> Granted',
      'Granted -transition-> Used',
      'Filed -transition-> Revoked',
      'Checked -transition-> Revoked',
      'Refused -transition-> Revoked',
      'Granted -transition-> Revoked',
    ]);
  });

  it('know a place with and without its preposition, and reasons up to what they lead to', () => {
    expect(
      lines(
        'Life cycle of a crate: packed by the mate, at the pier, loaded, shipped. From loaded if the crane fails it goes to damaged. If it is mended it goes back to the pier.',
      ),
    ).toEqual(
      expect.arrayContaining(['Loaded -transition-> Damaged: Crane fails', expect.stringMatching(/-> At the pier: /)]),
    );
  });

  it('may be left from a state told by its name, once and for all', () => {
    expect(
      lines(
        'states for a permit: filed, checked when a clerk opens it, waiting when we ask the owner, back to checked once he replies, granted, renewing possible from granted to filed',
      ),
    ).toEqual([
      'Start -transition-> Filed',
      'Filed -transition-> Checked: Clerk opens it',
      'Checked -transition-> Waiting: We ask the owner',
      'Waiting -transition-> Checked: Owner replies',
      'Checked -transition-> Granted',
      'Granted -transition-> Filed: Renew',
    ]);
    expect(
      lines('Berth states: free, booked when a skipper calls, taken, closed. cancel possible from booked or taken'),
    ).toEqual(expect.arrayContaining(['Booked -transition-> Canceled', 'Taken -transition-> Canceled']));
  });

  it('stand on lines or between semicolons below what they are of', () => {
    const expected = [
      'Start -transition-> Free',
      'Free -transition-> Booked: Someone calls',
      'Booked -transition-> Taken: Ship arrives',
      'Taken -transition-> Free: It leaves',
    ];
    expect(
      lines(
        'berth states\n- free\n- booked when someone calls\n- taken once the ship arrives\n- free again when it leaves',
      ),
    ).toEqual(expected);
    expect(
      lines('berth states\nfree\nbooked when someone calls\ntaken once the ship arrives\nfree again when it leaves'),
    ).toEqual(expected);
    expect(
      lines('berth states: free; booked when someone calls; taken once the ship arrives; free again when it leaves'),
    ).toEqual(expected);
  });

  it('may be called by a word that often opens a name', () => {
    expect(
      lines('fan states\noff\non when the switch is pressed\nback to off after 2 hours, stuck when it is old'),
    ).toEqual([
      'Start -transition-> Off',
      'Off -transition-> On: Switch is pressed',
      'On -transition-> Off: After 2 hours',
      'On -transition-> Stuck: Old',
    ]);
  });

  it('may have an item that is told in another way', () => {
    expect(
      lines(
        'states of a berth; free, booked when a skipper calls, dirty after use, cleaned by night, out of order when it breaks',
      ),
    ).toEqual(expect.arrayContaining(['Start -transition-> Free', 'Free -transition-> Booked: Skipper calls']));
    expect(
      lines(
        'berth states: free, booked when a skipper calls, nobody knows why it can still be so, taken, back to free when it leaves',
      ),
    ).toEqual(expect.arrayContaining(['Free -transition-> Booked: Skipper calls', 'Booked -transition-> Taken']));
  });

  it('leaves sentences that tell moves to those who read sentences', () => {
    expect(lines('States of a lamp. Off goes to on when pressed. On goes to off when pressed.')).toEqual([
      'Start -transition-> Off',
      'Off -transition-> On: Pressed',
      'On -transition-> Off: Pressed',
    ]);
  });

  it('parts where one of two states follows', () => {
    expect(lines('State diagram of a ticket: issued, then paid or expired. Expired tickets are archived.')).toEqual([
      'Start -transition-> Issued',
      'Issued -transition-> Expired',
      'Issued -transition-> Paid',
      'Expired -transition-> Archived',
    ]);
  });

  it('keeps an example for each form that this form reads first', () => {
    const first = rowForms.map(({ example }) => rowForms.findIndex(({ pattern }) => pattern.test(example)));
    expect(first).toEqual(rowForms.map((_, index) => index));
  });
});
