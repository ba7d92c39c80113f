import type { Diagram } from '@diagloom/contract';
import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { diagramKeys } from './diagram-keys.ts';

/** The page of a diagram that is on screen, by its id; undefined for the first one and for a page that is gone. */
export const useCurrentPage = ({ id, pages }: Pick<Diagram, 'id' | 'pages'>): string | undefined => {
  const { data } = useQuery<string>({ queryKey: diagramKeys.currentPage(id), queryFn: skipToken });
  return pages.some((page) => page.id === data) ? data : undefined;
};

/** The same for whoever sends a request about the diagram. */
export const currentPageOf = (queryClient: QueryClient, id: number): string | undefined =>
  queryClient.getQueryData<string>(diagramKeys.currentPage(id));

export const useTurnToPage = (id: number): ((page: string) => void) => {
  const queryClient = useQueryClient();
  return (page) => queryClient.setQueryData(diagramKeys.currentPage(id), page);
};
