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

  it('that shows nothing in particular is a flowchart', async () => {
    const { type, chosenType, understanding } = await chooseType('Boil water, then steep the tea.');
    expect({ type, ok: understanding.ok, message: chosenType.message }).toEqual({
      type: 'flowchart',
      ok: true,
      message: 'The text asks for nothing else, so this is a flowchart.',
    });
    expect('betterType' in understanding).toBe(false);
  });

  it('that nobody can draw is refused as a flowchart would be', async () => {
    const { type, understanding } = await chooseType('?!?!?!?!?!');
    expect({ type, ok: understanding.ok }).toEqual({ type: 'flowchart', ok: false });
  });
});
