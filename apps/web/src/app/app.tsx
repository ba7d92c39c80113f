import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Tooltip } from 'radix-ui';
import { Toaster } from '../components/toaster.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { router } from './router.tsx';

const queryClient = createQueryClient();

const tooltipDelay = 700;
const tooltipSkipDelay = 300;

export const App = () => (
  <QueryClientProvider client={queryClient}>
    <Tooltip.Provider delayDuration={tooltipDelay} skipDelayDuration={tooltipSkipDelay}>
      <RouterProvider router={router} />
      <Toaster />
    </Tooltip.Provider>
  </QueryClientProvider>
);
