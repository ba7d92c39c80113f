import { type DiagramList, listDiagrams } from '@diagloom/contract';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { readApi } from '../../../lib/api-client.ts';
import { diagramKeys } from './diagram-keys.ts';

export const diagramsPerPage = 20;

export type DiagramScope = NonNullable<z.input<typeof listDiagrams.query>['scope']>;

/** A page of the caller's diagrams, newest first; pages count from 1. */
export const useDiagrams = (page: number, scope: DiagramScope): UseQueryResult<DiagramList | null> =>
  useQuery({
    queryKey: diagramKeys.list(page, scope),
    queryFn: ({ signal }) => readApi(listDiagrams, { query: { page, scope, pageSize: diagramsPerPage }, signal }),
    placeholderData: keepPreviousData,
  });
