import type { Health } from '@diagloom/contract';
import { useAsked } from '../../../hooks/use-asked.ts';
import { type Asked, askOnce } from '../../../lib/ask-once.ts';

const health = askOnce(async () => (await import('../../../lib/read-site.ts')).readHealth());

export const useServerStatus = (isWanted: boolean): Asked<Health | null> => useAsked(health, isWanted);
