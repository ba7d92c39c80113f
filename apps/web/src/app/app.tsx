import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { partOnDemand, useRetry } from '../components/part-on-demand.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { onToastChange, readToast } from '../lib/toast-store.ts';
import { router } from './router.tsx';

/** Without what shows messages, as where the connection is gone, a message is said plainly. */
const PlainToast = () => {
  useRetry();
  const toast = useSyncExternalStore(onToastChange, readToast);
  return (
    <p
      role="status"
      className="fixed inset-x-3 bottom-3 z-50 mx-auto w-fit rounded-lg border bg-raised p-4 empty:hidden"
    >
      {toast && [toast.title, toast.description].filter(Boolean).join(': ')}
    </p>
  );
};

const { Part: Toaster } = partOnDemand(async () => (await import('../components/toaster.tsx')).Toaster, PlainToast);

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
