import type { Site } from '@diagloom/contract';
import { useQuery } from '@tanstack/react-query';

/** What is known of this server and whoever runs it; undefined until it has been read, which can wait until it is wanted. */
export const useSite = (isWanted = true): Site | undefined =>
  useQuery({
    queryKey: ['site'],
    queryFn: async ({ signal }) => (await import('../lib/read-site.ts')).readSite(signal),
    enabled: isWanted,
  }).data;
