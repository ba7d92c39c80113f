import { getDocument, listDocuments } from '@diagloom/contract';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../lib/api-client.ts';

/** Everything about documents lies under this key of the cache. */
export const documentsKey = ['knowledge'];

/** One's own documents that have the words, the newest first. */
export const useDocuments = (search = '') =>
  useQuery({
    queryKey: [...documentsKey, 'list', search],
    queryFn: ({ signal }) => callApi(listDocuments, { query: search === '' ? {} : { search }, signal }),
    refetchOnMount: 'always',
    // Whatever is still being read is shown as soon as it is ready.
    refetchInterval: ({ state }) => (state.data?.documents.some((each) => each.state === 'waiting') ? 2000 : false),
    placeholderData: (before) => before,
  });

export const useDocument = (id: number) =>
  useQuery({
    queryKey: [...documentsKey, 'one', id],
    queryFn: ({ signal }) => callApi(getDocument, { params: { id }, signal }),
    refetchOnMount: 'always',
  });
