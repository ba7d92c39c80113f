import type { Site } from '@diagloom/contract';
import { askOnce } from '../lib/ask-once.ts';
import { useAsked } from './use-asked.ts';

const site = askOnce(async () => (await import('../lib/read-site.ts')).readSite());

/** What is known of this server and whoever runs it; undefined until it has been read, which can wait until it is wanted. */
export const useSite = (isWanted = true): Site | undefined => useAsked(site, isWanted).data;
