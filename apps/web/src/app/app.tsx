import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { createQueryClient } from '../lib/query-client.ts';
import { router } from './router.tsx';

const Toaster = lazy(async () => ({ default: (await import('../components/toaster.tsx')).Toaster }));

const queryClient = createQueryClient();

export const App = () => (
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
    <Suspense>
      <Toaster />
    </Suspense>
  </QueryClientProvider>
);
