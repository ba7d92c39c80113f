import { getHealth, getSite, type Health, type Site } from '@diagloom/contract';
import { readApi } from './api-client.ts';

/** What is known of this server and whoever runs it. */
export const readSite = async (): Promise<Site | undefined> => (await readApi(getSite))?.site;

/** Whether the server and its database answer. */
export const readHealth = (): Promise<Health | null> => readApi(getHealth);
