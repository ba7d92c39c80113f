import { type CodeLanguage, listCodeLanguages } from '@diagloom/contract';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callApi } from '../lib/api-client.ts';

const languagesQuery = queryOptions({
  queryKey: [listCodeLanguages.path],
  queryFn: async ({ signal }) => (await callApi(listCodeLanguages, { signal })).languages,
});

/** The languages that code is written in, in the order of forms. */
export const useCodeLanguages = (): UseQueryResult<readonly CodeLanguage[]> => useQuery(languagesQuery);
