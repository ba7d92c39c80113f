import { getHealth, type Health } from '@diagloom/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { readApi } from '../../../lib/api-client.ts';

export const useServerStatus = (): UseQueryResult<Health | null> =>
  useQuery({ queryKey: [getHealth.path], queryFn: ({ signal }) => readApi(getHealth, { signal }) });
