import { getSite, type Site } from '@diagloom/contract';
import { useQuery } from '@tanstack/react-query';
import { readApi } from '../lib/api-client.ts';

/** What is known of this server and whoever runs it; undefined until it has been read. */
export const useSite = (): Site | undefined =>
  useQuery({ queryKey: [getSite.path], queryFn: ({ signal }) => readApi(getSite, { signal }) }).data?.site;
