import { type Diagram, listDiagramTexts } from '@diagloom/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';
import { diagramKeys } from './diagram-keys.ts';

/** A page of a diagram in text notations, written once per version. */
export const diagramTextsQuery = ({ id, version }: Diagram, page: string | undefined) =>
  queryOptions({
    queryKey: [...diagramKeys.picture(id, version, page), 'texts'],
    queryFn: async ({ signal }) => {
      const { texts } = await callApi(listDiagramTexts, {
        params: { id },
        query: page === undefined ? {} : { page },
        signal,
      });
      return texts;
    },
  });
