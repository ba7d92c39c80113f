import { describe, expect, it } from 'vitest';
import { lifeForms } from '../../lexicon/en/state-life-words.ts';
import { buildModelType, modelled } from '../../testing/model-types.ts';
import { understand } from '../../understand.ts';

const type = buildModelType('classes');
const lines = (text: string): readonly string[] =>
  modelled(understand(text, { type })).filter((line) => line.includes('->'));

describe('the life of something, told in sentences', () => {
  it('goes on from state to state, with what may happen beside', () => {
    expect(
      lines(
        'A permit is new, gets checked, then it is in review. It can be put on hold and resumed. When approved it is granted, the clerk may reopen it',
      ),
    ).toEqual([
      'Start -transition-> New',
      'New -transition-> Checked',
      'Checked -transition-> In review',
      'In review -transition-> On hold',
      'On hold -transition-> In review',
      'In review -transition-> Granted: Approved',
      'Granted -transition-> In review: The clerk may reopen it',
    ]);
  });

  it('knows in which state those are that a sentence begins with', () => {
    expect(lines('State machine: packed parcels get loaded, then delivered')).toEqual([
      'Start -transition-> Packed',
      'Packed -transition-> Loaded',
      'Loaded -transition-> Delivered',
    ]);
    expect(
      lines(
        'Life of a bill: it starts as draft, once checked it is posted, unpaid bills become overdue after 20 days, paid ones are closed, drafts can be deleted',
      ),
    ).toEqual([
      'Start -transition-> Draft',
      'Draft -transition-> Posted: Checked',
      'Posted -transition-> Overdue: After 20 days',
      'Posted -transition-> Paid',
      'Paid -transition-> Closed',
      'Draft -transition-> Deleted',
    ]);
  });

  it('reads states of one thing with what may be done in one of them', () => {
    expect(lines('a sluice: closed, open, locked - you can lock it only when closed')).toEqual([
      'Start -transition-> Closed',
      'Closed -transition-> Locked: Lock',
      'Closed -transition-> Open',
    ]);
  });

  it('keeps an example for each form that this form reads first', () => {
    const first = lifeForms.map(({ example }) => lifeForms.findIndex(({ pattern }) => pattern.test(example)));
    expect(first).toEqual(lifeForms.map((_, index) => index));
  });
});
