import { drawSharedDiagram, getSharedDiagram, type SharedDiagram } from '@diagloom/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';

/** The diagram that a link opens. */
export const useSharedDiagram = (token: string): UseQueryResult<SharedDiagram> =>
  useQuery({
    queryKey: [getSharedDiagram.path, token],
    queryFn: async ({ signal }) => (await callApi(getSharedDiagram, { params: { token }, signal })).diagram,
  });

/** The picture of a page of it as a data URL of an SVG. */
export const useSharedPicture = (
  token: string,
  { version }: SharedDiagram,
  page: string | undefined,
): UseQueryResult<string> =>
  useQuery({
    queryKey: [drawSharedDiagram.path, token, version, page ?? 'first'],
    queryFn: async ({ signal }) => {
      const query = page === undefined ? {} : { query: { page } };
      return (await callApi(drawSharedDiagram, { params: { token }, ...query, signal })).imageUrl;
    },
  });
