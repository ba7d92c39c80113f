import { type Diagram, listCitations } from '@diagloom/contract';
import { useQuery } from '@tanstack/react-query';
import { documentsKey } from '../../../hooks/use-documents.ts';
import { callApi } from '../../../lib/api-client.ts';

/** Where the parts of a diagram stand. A document that is deleted or renamed changes what is shown. */
export const useCitations = ({ id, version }: Pick<Diagram, 'id' | 'version'>) =>
  useQuery({
    queryKey: [...documentsKey, 'citations', id, version],
    queryFn: ({ signal }) => callApi(listCitations, { params: { id }, signal }),
    refetchOnMount: 'always',
  }).data;
