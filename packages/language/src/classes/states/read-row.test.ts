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

  it('keeps an example for each form that this form reads first', () => {
    const first = rowForms.map(({ example }) => rowForms.findIndex(({ pattern }) => pattern.test(example)));
    expect(first).toEqual(rowForms.map((_, index) => index));
  });
});
