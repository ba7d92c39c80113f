import { type Diagram, generateDiagramImage } from '@diagloom/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';
import { diagramKeys } from './diagram-keys.ts';

/** The picture of a page of a diagram as a data URL of an SVG, drawn once per version. */
export const diagramPictureQuery = ({ id, version, xmlContent, title }: Diagram, page: string | undefined) =>
  queryOptions({
    queryKey: diagramKeys.picture(id, version, page),
    queryFn: async ({ signal }) => {
      const { imageUrl } = await callApi(generateDiagramImage, { body: { xmlContent, title, page }, signal });
      return imageUrl;
    },
  });
