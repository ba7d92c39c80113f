import { type DiagramList, listDiagrams } from '@diagloom/contract';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { readApi } from '../../../lib/api-client.ts';
import { diagramKeys } from './diagram-keys.ts';

export const diagramsPerPage = 6;

/** A page of the caller's diagrams, newest first; pages count from 1. */
export const useDiagrams = (page: number): UseQueryResult<DiagramList | null> =>
  useQuery({
    queryKey: diagramKeys.list(page),
    queryFn: ({ signal }) => readApi(listDiagrams, { query: { page, pageSize: diagramsPerPage }, signal }),
    placeholderData: keepPreviousData,
  });
