import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { PageLinkContext } from '../components/page-link.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { fetchLandingPage } from './pages-by-session.tsx';
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

/** Gets to a page before the application is on screen: its parts are there once this settles. The way back leads to where the page was read. */
export const openAt = async (address: string): Promise<void> => {
  const [{ __TSR_index: left }, top] = [router.history.location.state, window.scrollY];
  router.history.push(address);
  // The landing page is there at once on the way back.
  await Promise.all([router.load(), fetchLandingPage()]);
  const stop = router.subscribe('onRendered', ({ toLocation }) => {
    if (toLocation.state.__TSR_index !== left) return;
    stop();
    window.scrollTo({ top });
  });
};
