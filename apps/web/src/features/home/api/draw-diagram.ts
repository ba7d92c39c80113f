import { type Diagram, generateDiagramImage } from '@diagloom/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';
import { diagramKeys } from './diagram-keys.ts';

/** The picture of a diagram as a data URL, drawn once per version. */
export const useDiagramPicture = ({ id, version, xmlContent, title }: Diagram): UseQueryResult<string> =>
  useQuery({
    queryKey: diagramKeys.picture(id, version),
    queryFn: async ({ signal }) => {
      const { imageUrl } = await callApi(generateDiagramImage, { body: { xmlContent, title }, signal });
      return imageUrl;
    },
  });
