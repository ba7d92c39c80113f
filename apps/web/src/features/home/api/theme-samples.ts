import type { BrandKit, Diagram } from '@diagloom/contract';
import { queryOptions } from '@tanstack/react-query';
import { diagramKeys } from './diagram-keys.ts';

/** Pictures of a page in every theme, drawn in the browser; the code for that is loaded when it is first needed. */
export const themeSamplesQuery = ({ id, version, xmlContent }: Diagram, page: string | undefined) =>
  queryOptions({
    queryKey: [...diagramKeys.picture(id, version, page), 'themes'],
    queryFn: async () => {
      const { drawThemeSamples } = await import('../themes/draw-samples.ts');
      return drawThemeSamples(xmlContent, page);
    },
  });

/** The same for colours and a font that somebody is choosing. */
export const brandSampleQuery = ({ id, version, xmlContent }: Diagram, page: string | undefined, kit: BrandKit) =>
  queryOptions({
    queryKey: [...diagramKeys.picture(id, version, page), 'brand', kit],
    queryFn: async () => {
      const { drawBrandSample } = await import('../themes/draw-samples.ts');
      return drawBrandSample(xmlContent, page, kit);
    },
    gcTime: 10_000,
  });
