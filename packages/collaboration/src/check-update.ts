import * as Y from 'yjs';
import { liveLimits } from './live-limits.ts';

/**
 * Says what is wrong with an update, undefined where nothing is. To be asked before an update is kept: a broken one in the log would
 * make its document impossible to open.
 */
export const checkUpdate = (update: Uint8Array): string | undefined => {
  if (update.length > liveLimits.updateBytes) return 'A change is too large to send at once. Make it in smaller steps.';
  try {
    const { structs } = Y.decodeUpdate(update);
    return structs.length > liveLimits.updateParts
      ? 'A change affects too many shapes at once. Make it in smaller steps.'
      : undefined;
  } catch {
    return 'The server couldn’t read a change. Reload the page and try again.';
  }
};
