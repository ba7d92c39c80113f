import { type CurrentUser, getCurrentUser } from '@diagloom/contract';
import { readApi } from './api-client.ts';

/** Who is signed in, asked of the server; null where nobody is. */
export const readCurrentUser = (signal: AbortSignal): Promise<CurrentUser | null> =>
  readApi(getCurrentUser, { signal });
