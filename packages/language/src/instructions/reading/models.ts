import { type LinearModel, readLinearModel } from './linear-model.ts';
import { type Network, readNetwork } from './network/network.ts';
import { readSlotNetwork, type SlotNetwork } from './network/slot-network.ts';

/** What was learned from the corpus, see `learn/main.ts`. */
export interface Models {
  readonly clauses: LinearModel;
  readonly operations: LinearModel;
  /** Tells operations, too, by words of like meaning: both together are right more often than either. */
  readonly network: Network;
  readonly slots: LinearModel;
  /** Tells slots, too, joined with the chain of `slots`. */
  readonly slotNetwork: SlotNetwork;
  readonly references: LinearModel;
  /** How likely a reading is right, given what speaks for it. */
  readonly certainty: LinearModel;
  /** Whether the likeliest reading is to be done at once; labels `surenessLabels`. */
  readonly sureness: LinearModel;
}

export const surenessLabels = ['right', 'wrong'] as const;

const modelNames = [
  'clauses',
  'operations',
  'slots',
  'references',
  'certainty',
  'sureness',
  'network',
  'slotNetwork',
] as const satisfies readonly (keyof Models)[];

const divider = '\n=====\n';

export const writeModels = (texts: Readonly<Record<keyof Models, string>>): string =>
  modelNames.map((name) => texts[name]).join(divider);

export const readModels = (text: string): Models => {
  const texts = text.split(divider);
  const textOf = (name: keyof Models): string => texts[modelNames.indexOf(name)] ?? '';
  return {
    clauses: readLinearModel(textOf('clauses')),
    operations: readLinearModel(textOf('operations')),
    slots: readLinearModel(textOf('slots')),
    references: readLinearModel(textOf('references')),
    certainty: readLinearModel(textOf('certainty')),
    sureness: readLinearModel(textOf('sureness')),
    network: readNetwork(textOf('network')),
    slotNetwork: readSlotNetwork(textOf('slotNetwork')),
  };
};
