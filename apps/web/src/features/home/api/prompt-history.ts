import { getPromptHistory, type PromptHistory } from '@diagloom/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { readApi } from '../../../lib/api-client.ts';

export const promptHistoryKey = [getPromptHistory.path] as const;

const pollMs = 30_000;

/** The caller's own prompts, the latest first, looked for again every 30 seconds. */
export const usePromptHistory = (): UseQueryResult<PromptHistory | null> =>
  useQuery({
    queryKey: promptHistoryKey,
    queryFn: ({ signal }) => readApi(getPromptHistory, { signal }),
    refetchInterval: pollMs,
  });
