import { Redis } from 'ioredis';
import { StartupError } from './startup-error.ts';

/** How long a request waits for Redis before it goes on without. */
const commandTimeoutMs = 1000;

/**
 * A connection that mends itself; undefined without an address. Throws StartupError where nobody answers at first, since the
 * address is most likely wrong then. `onError` is told of every later loss.
 */
export const connectRedis = async (
  url: string | undefined,
  onError: (error: Error) => void,
): Promise<Redis | undefined> => {
  if (url === undefined) return undefined;
  let isUp = false;
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: commandTimeoutMs,
    retryStrategy: (attempts) => (isUp ? Math.min(attempts * 200, 5000) : null),
  });
  redis.on('error', (error: Error) => {
    if (isUp) onError(error);
  });
  try {
    await redis.connect();
    await redis.ping();
  } catch (cause) {
    redis.disconnect();
    throw new StartupError('The Redis server in REDIS_URL isn’t responding. Start it, or unset the variable.', {
      cause,
    });
  }
  isUp = true;
  return redis;
};
