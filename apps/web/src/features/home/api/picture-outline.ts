import type { Diagram } from '@diagloom/contract';
import { queryOptions } from '@tanstack/react-query';
import { diagramKeys } from './diagram-keys.ts';

/** A page as text: what stands in what, and what leads where. Null for a page that is gone. */
export const pictureOutlineQuery = ({ id, version, xmlContent }: Diagram, page: string | undefined) =>
  queryOptions({
    queryKey: [...diagramKeys.picture(id, version, page), 'outline'],
    queryFn: async () => {
      const [{ readDrawio }, { readOutline }] = await Promise.all([
        import('@diagloom/diagram/drawio'),
        import('@diagloom/diagram/outline'),
      ]);
      const { pages } = readDrawio(xmlContent);
      const shown = pages.find((each) => each.id === page) ?? pages[0];
      return shown === undefined ? null : readOutline(shown);
    },
  });
