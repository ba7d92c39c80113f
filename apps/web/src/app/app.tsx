import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { createQueryClient } from '../lib/query-client.ts';
import { onToastChange, readToast } from '../lib/toast-store.ts';
import { router } from './router.tsx';

const Toaster = lazy(async () => ({ default: (await import('../components/toaster.tsx')).Toaster }));

const queryClient = createQueryClient();

export const App = () => (
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
    <ToastPlace />
  </QueryClientProvider>
);

/** What shows messages is loaded with the first one. */
const ToastPlace = () => {
  const hasToast = useSyncExternalStore(onToastChange, readToast, () => undefined) !== undefined;
  const [isWanted, setWanted] = useState(hasToast);
  if (hasToast && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
};
