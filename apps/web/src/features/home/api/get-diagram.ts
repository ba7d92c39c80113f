import { type DiagramResponse, type GenerateDiagramResponse, getDiagram } from '@diagloom/contract';
import { skipToken, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { readApi } from '../../../lib/api-client.ts';
import { diagramKeys } from './diagram-keys.ts';

/** A diagram; nothing is asked without an id. */
export const useDiagram = (id: number | undefined): UseQueryResult<DiagramResponse | null> =>
  useQuery({
    queryKey: diagramKeys.one(id ?? 0),
    queryFn: id === undefined ? skipToken : ({ signal }) => readApi(getDiagram, { params: { id }, signal }),
  });

export type Understanding = Pick<GenerateDiagramResponse, 'coverage' | 'marks' | 'warnings' | 'betterType' | 'engine'>;

/** What the answer to a generation said about it; undefined for a diagram that was not made in this visit. */
export const useUnderstanding = (id: number): Understanding | undefined =>
  useQuery<Understanding>({
    queryKey: diagramKeys.understanding(id),
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  }).data;
