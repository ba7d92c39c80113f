import { type DiagramResponse, getDiagram } from '@diagloom/contract';
import { skipToken, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { readApi } from '../../../lib/api-client.ts';
import { diagramKeys } from './diagram-keys.ts';

/** A diagram; nothing is asked without an id. */
export const useDiagram = (id: number | undefined): UseQueryResult<DiagramResponse | null> =>
  useQuery({
    queryKey: diagramKeys.one(id ?? 0),
    queryFn: id === undefined ? skipToken : ({ signal }) => readApi(getDiagram, { params: { id }, signal }),
  });
