import type { Health } from '@diagloom/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

export const useServerStatus = (isWanted: boolean): UseQueryResult<Health | null> =>
  useQuery({
    queryKey: ['health'],
    queryFn: async ({ signal }) => (await import('../../../lib/read-site.ts')).readHealth(signal),
    enabled: isWanted,
  });
