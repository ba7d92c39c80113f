import { chooseType } from '@diagloom/drafting';
import { describe, expect, it } from 'vitest';
import { betterTypeCases } from './testing/better-type-cases.ts';

describe('a text without a chosen type', () => {
  it.each(betterTypeCases.filter(({ better }) => better !== undefined))(
    'is drawn as $better: $prompt',
    async ({ prompt, better }) => {
      expect((await chooseType(prompt)).type).toBe(better);
    },
  );

  it('says in a sentence why', async () => {
    const { chosenType } = await chooseType(
      'Draw a sequence diagram of a parcel that is picked up: the guest calls the desk.',
    );
    expect(chosenType).toEqual({
      type: 'sequence',
      label: 'Sequence diagram',
      message: 'This asks for a sequence diagram.',
    });
  });

  it('that tells what to do is a flowchart', async () => {
    const { type, chosenType, understanding } = await chooseType('Boil water, then steep the tea.');
    expect({ type, ok: understanding.ok, message: chosenType.message }).toEqual({
      type: 'flowchart',
      ok: true,
      message: 'This reads like a flowchart.',
    });
    expect('betterType' in understanding).toBe(false);
  });

  it('whose actors are not told is no process with lanes', async () => {
    const { type, chosenType } = await chooseType(
      'Customer places order. Check stock. If in stock, pack and ship, otherwise notify the customer and cancel the order.',
    );
    expect([type, chosenType.message]).toEqual(['flowchart', 'This reads like a flowchart.']);
  });

  it('is read by its words where it has no marks of a type', async () => {
    const cases = [
      [
        'The guest asks the waiter for the menu. The waiter brings it and asks the kitchen for the soup of the day.',
        'sequence',
      ],
      ['A library has members and books. A member borrows many books, a book has one author.', 'conceptual'],
      ['Owner at the top, two managers report to her, and each manager has three cooks.', 'orgchart'],
      ['Office with a router, a firewall and a switch. Ten PCs and a printer hang on the switch.', 'network'],
      ['plan -> buy -> cook -> eat', 'flowchart'],
      ['s1 > s2 > s3', 'flowchart'],
      ['router => firewall => switch', 'network'],
    ] as const;
    const types = await Promise.all(cases.map(async ([prompt]) => (await chooseType(prompt)).type));
    expect(types).toEqual(cases.map(([, type]) => type));
  });

  it('that says how it is to look is what it is beside that', async () => {
    const { type, understanding } = await chooseType(
      'Swimlane process in purple and orange, left to right. The cook boils water. The waiter steeps tea.',
    );
    expect(type).toBe('process');
    expect(understanding.ok && understanding.presentation).toMatchObject({ direction: 'right' });
  });

  it('of one phrase is what its last word says', async () => {
    const cases = [
      ['Design a serverless architecture for a tea shop', 'architecture'],
      ['Tea tasting process with two rounds and a jury', 'flowchart'],
      ['CI/CD pipeline with tests and a deploy to Kubernetes', 'flowchart'],
    ] as const;
    const types = await Promise.all(cases.map(async ([prompt]) => (await chooseType(prompt)).type));
    expect(types).toEqual(cases.map(([, type]) => type));
  });

  it('that asks for a chart of numbers is told so, and drawn where it tells more', async () => {
    const { understanding: refused } = await chooseType('Make a pie chart of our sales by region');
    expect(!refused.ok && refused.message).toContain('can’t draw a pie chart');
    const { understanding: drawn } = await chooseType('Gantt chart: boil water, then steep tea, then drink it');
    expect(drawn.ok && drawn.warnings.map(({ message }) => message).join(' ')).toContain('can’t draw a Gantt chart');
  });

  it('that nobody can draw is refused as a flowchart would be', async () => {
    const { type, understanding } = await chooseType('?!?!?!?!?!');
    expect({ type, ok: understanding.ok }).toEqual({ type: 'flowchart', ok: false });
  });

  it('that names lanes is drawn in lanes', async () => {
    const { type, chosenType } = await chooseType(
      'Old bikes with lanes Seller, Shop: seller brings the bike, shop pays it.',
    );
    expect(type).toBe('process');
    expect(chosenType.message).toBe('This asks for a swimlane process.');
  });
});
