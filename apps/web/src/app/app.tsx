import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { PageLinkContext } from '../components/page-link.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { router } from './router.tsx';
import { RouterLink } from './router-link.tsx';
import { ToastPlace } from './toast-place.tsx';

const queryClient = createQueryClient();

export const App = () => (
  <PageLinkContext value={RouterLink}>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <ToastPlace />
    </QueryClientProvider>
  </PageLinkContext>
);

/** Gets to a page before the application is on screen: its parts are there once this settles. */
export const openAt = async (address: string): Promise<void> => {
  router.history.push(address);
  await router.load();
};
