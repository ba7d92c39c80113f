import { getHealth, getSite, type Health, type Site } from '@diagloom/contract';
import { readApi } from './api-client.ts';

/** What is known of this server and whoever runs it. */
export const readSite = async (signal: AbortSignal): Promise<Site | undefined> =>
  (await readApi(getSite, { signal }))?.site;

/** Whether the server and its database answer. */
export const readHealth = (signal: AbortSignal): Promise<Health | null> => readApi(getHealth, { signal });
