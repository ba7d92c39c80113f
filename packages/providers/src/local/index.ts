import { ModelFailure } from '../model-failure.ts';
import { defineProvider } from '../provider.ts';
import { localModel } from './local-model.ts';

/** Models whose files lie on this server, run by it. */
export const local = defineProvider({
  id: 'local',
  label: 'On this server',
  prefix: 'LOCAL',
  needs: [],
  isHere: true,
  seesImages: () => false,
  // A processor reads an instruction slower than anything else that writes.
  patience: { firstTokenMs: 90_000, betweenTokensMs: 20_000 },
  connect: async ({ runtime }) => {
    if (runtime === undefined) throw new ModelFailure('unreachable');
    return (name) => localModel(name, runtime);
  },
  listModels: async ({ runtime }) => runtime?.names ?? [],
});
