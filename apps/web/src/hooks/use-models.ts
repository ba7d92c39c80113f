import { listModels, type OfferedModel } from '@diagloom/contract';
import { useQuery } from '@tanstack/react-query';
import { readApi } from '../lib/api-client.ts';
import { useSession } from './use-session.ts';

export interface OfferedModels {
  readonly models: readonly OfferedModel[];
  readonly preferred: string | null;
}

const none: OfferedModels = { models: [], preferred: null };

/** The language models of this server; none until they are known, and where that is not told. */
export const useModels = (): OfferedModels =>
  useQuery({
    queryKey: [listModels.path],
    queryFn: ({ signal }) => readApi(listModels, { signal }),
    refetchOnMount: 'always',
    // Guests draft nothing.
    enabled: useSession().status === 'signed-in',
  }).data ?? none;
