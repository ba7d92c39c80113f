import type { OfferedModel } from '@diagloom/contract';
import { useState } from 'react';
import { useModels } from '../../../hooks/use-models.ts';
import { localStore } from '../../../lib/local-store.ts';

/** Who drafts beside the engine that is built in. */
export interface ModelChoice {
  /** Empty where no model is set up: nothing is to be chosen then. */
  readonly offered: readonly OfferedModel[];
  /** The one that the server prefers; absent where that is the engine. */
  readonly preferred: OfferedModel | undefined;
  /** Absent for the engine alone. */
  readonly chosen: OfferedModel | undefined;
  /** `engine` for the engine alone. */
  readonly choose: (id: string) => void;
}

export const engineChoice = 'engine';

/** What was chosen last on this browser; before that, what the server prefers. */
export const useModelChoice = (userId: number): ModelChoice => {
  const name = `diagloom.model.${userId}`;
  const { models: offered, preferred } = useModels();
  const [kept, setKept] = useState(() => localStore.read(name));
  const wanted = kept ?? preferred;
  return {
    offered,
    preferred: offered.find(({ id }) => id === preferred),
    chosen: offered.find(({ id }) => id === wanted),
    choose: (id) => {
      setKept(id);
      localStore.write(name, id);
    },
  };
};
