import { type Diagram, listCitations } from '@diagloom/contract';
import { useQuery } from '@tanstack/react-query';
import { documentsKey } from '../../../hooks/use-documents.ts';
import { callApi } from '../../../lib/api-client.ts';

/** Where the parts of a diagram stand. A document that is deleted or renamed changes what is shown. */
export const useCitations = (diagram: Pick<Diagram, 'id' | 'version'> | undefined) =>
  useQuery({
    queryKey: [...documentsKey, 'citations', diagram?.id, diagram?.version],
    queryFn: ({ signal }) => callApi(listCitations, { params: { id: diagram?.id ?? 0 }, signal }),
    enabled: diagram !== undefined,
    refetchOnMount: 'always',
  }).data;
