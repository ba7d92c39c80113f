import { Outlet, useMatch } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { GlobalSpinner } from '../../components/global-spinner.tsx';
import { Footer } from '../../components/layout/footer.tsx';
import { VerifyBanner } from '../../components/layout/verify-banner.tsx';
import { useAccountTheme } from '../../hooks/use-account-theme.ts';
import { useSession } from '../../hooks/use-session.ts';
import { endedSession } from '../../lib/ended-session.ts';
import { shellStrings } from '../../strings/shell.ts';
import { Header } from './header.tsx';

const SessionEndedDialog = lazy(async () => ({
  default: (await import('./session-ended-dialog.tsx')).SessionEndedDialog,
}));

/** The frame around every page but the one that stands in frames of other sites, where nothing of an account may be. */
export const AppLayout = () => {
  const embedded = useMatch({ from: '/embed/$token', shouldThrow: false });
  const start = useMatch({ from: '/', shouldThrow: false });
  const session = useSession();
  const isEnded = useSyncExternalStore(endedSession.subscribe, endedSession.isEnded, endedSession.isEnded);
  const isWorkspace =
    start !== undefined &&
    (session.status === 'signed-in' || (session.status === 'guest' && start.search.diagram !== undefined));
  if (embedded !== undefined) return <EmbeddedLayout />;
  return (
    <>
      {isWorkspace ? <WorkspaceLayout /> : <FullLayout />}
      {isEnded && session.status === 'signed-in' && (
        <Suspense>
          <SessionEndedDialog user={session.user} />
        </Suspense>
      )}
    </>
  );
};

const EmbeddedLayout = () => (
  <main>
    <Outlet />
  </main>
);

/** The workspace brings a bar of its own and fills the window. */
const WorkspaceLayout = () => {
  useAccountTheme();
  return (
    <>
      <SkipLink />
      <GlobalSpinner />
      <Outlet />
    </>
  );
};

const SkipLink = () => (
  <a
    href="#content"
    className="sr-only rounded-md bg-raised font-medium text-sm shadow-float focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:px-4 focus:py-2"
  >
    {shellStrings.skipToContent}
  </a>
);

const FullLayout = () => {
  useAccountTheme();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <GlobalSpinner />
      <Header />
      <VerifyBanner />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
};
