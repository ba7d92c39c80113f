import * as Y from 'yjs';
import { liveLimits } from './live-limits.ts';

/**
 * Says what is wrong with an update, undefined where nothing is. To be asked before an update is kept: a broken one in the log would
 * make its document impossible to open.
 */
export const checkUpdate = (update: Uint8Array): string | undefined => {
  if (update.length > liveLimits.updateBytes) return 'This change is too large to be sent at once.';
  try {
    const { structs } = Y.decodeUpdate(update);
    return structs.length > liveLimits.updateParts ? 'This change has too many parts.' : undefined;
  } catch {
    return 'This change could not be read.';
  }
};
