import { type LinearModel, readLinearModel } from './linear-model.ts';
import { type Network, readNetwork } from './network/network.ts';

/** What was learned from the corpus, see `learn/main.ts`. */
export interface Models {
  readonly clauses: LinearModel;
  readonly operations: LinearModel;
  /** Tells operations, too, by words of like meaning: both together are right more often than either. */
  readonly network: Network;
  readonly slots: LinearModel;
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
] as const satisfies readonly (keyof Models)[];

const divider = '\n=====\n';

export const writeModels = (texts: Readonly<Record<keyof Models, string>>): string =>
  modelNames.map((name) => texts[name]).join(divider);

export const readModels = (text: string): Models => {
  const [clauses = '', operations = '', slots = '', references = '', certainty = '', sureness = '', network = ''] =
    text.split(divider);
  return {
    clauses: readLinearModel(clauses),
    operations: readLinearModel(operations),
    slots: readLinearModel(slots),
    references: readLinearModel(references),
    certainty: readLinearModel(certainty),
    sureness: readLinearModel(sureness),
    network: readNetwork(network),
  };
};
