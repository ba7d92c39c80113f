import { readTextNotation } from '@diagloom/diagram/notations';
import { describe, expect, it } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const sequence = (text: string): readonly string[] =>
  drawn(understand(text, { type: buildType('messages'), readNotation: readTextNotation }));

describe('messages told briefly', () => {
  it('go on from whoever has to ask', () => {
    expect(
      sequence(
        "editor asks the archive for a photo, archive doesn't have it so it asks Reuters, gets a preview, sends it to editor",
      ),
    ).toEqual([
      'Editor -Ask for photo-> Archive',
      'Archive -Ask-> Reuters',
      'Reuters -Preview-> Archive (reply)',
      'Archive -Send preview-> Editor',
    ]);
    expect(
      sequence('the app asks the registry server, gets the .net mirror, asks that mirror server, gets the package'),
    ).toEqual([
      'App -Ask-> Registry server',
      'Registry server -.net mirror-> App (reply)',
      'App -Ask-> Mirror server',
      'Mirror server -Package-> App (reply)',
    ]);
  });

  it('are told without the ending of the verb by people who leave it out throughout', () => {
    expect(
      sequence(
        'Patient show insurance card to receptionist. Receptionist check it in system and send the paper to doctor, system answer ok. Then nurse ask name and patient tell.',
      ),
    ).toEqual([
      'Patient -Show insurance card-> Receptionist',
      'Receptionist -Check insurance card-> System',
      'Receptionist -Send paper-> Doctor',
      'System -Ok-> Receptionist (reply)',
      'Nurse -Ask name-> Patient',
      'Patient -Tell-> Nurse',
    ]);
  });

  it('keep a title that only looks like a deed', () => {
    expect(sequence('Night shift report. The porter brings the report to the warden.')).toEqual([
      'Porter -Bring report-> Warden',
    ]);
  });

  it('have a case where something does not come about, and tell others of it', () => {
    expect(
      sequence(
        'The buyer sends an offer to the seller. Failing agreement, the broker proposes a price to the buyer, about which the seller is then informed.',
      ),
    ).toEqual([
      'Buyer -Send offer-> Seller',
      'Broker -Propose price-> Buyer {opt: No agreement}',
      'Broker -Inform-> Seller {opt: No agreement}',
    ]);
  });

  it('are sent by several', () => {
    expect(sequence('3 drivers register at the depot, the depot sends the plan to them')).toEqual([
      'Drivers -Register-> Depot',
      'Depot -Send plan-> Drivers',
    ]);
  });
});

describe('arrows behind conditions', () => {
  it('stand in a frame, and the name begins where another line has it', () => {
    expect(
      sequence(
        'probe -> hub: value\nhub -> flood desk: value\nif level > 80 desk -> warden: alarm\nunless asleep, warden -> desk: ack',
      ),
    ).toEqual([
      'Probe -Value-> Hub',
      'Hub -Value-> Flood desk',
      'Flood desk -Alarm-> Warden {opt: Level > 80}',
      'Warden -Ack-> Flood desk {opt: Unless asleep}',
    ]);
  });

  it('are two sides of a choice', () => {
    expect(
      sequence('client -> api: login\nif password wrong: api -> client: refusal\notherwise api -> client: token'),
    ).toEqual([
      'Client -Login-> Api',
      'Api -Refusal-> Client {alt: Password wrong}',
      'Api -Token-> Client {alt: Otherwise}',
    ]);
  });
});
