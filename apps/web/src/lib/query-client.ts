import { QueryClient } from '@tanstack/react-query';

const fiveMinutes = 5 * 60_000;

/** Data is read once and stays until something here invalidates it: no interval, no focus, no retries. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        // Where pages are drawn ahead, a timer would keep the build waiting.
        gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : fiveMinutes,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
