import { Outlet, useMatch } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { GlobalSpinner } from '../../components/global-spinner.tsx';
import { HeaderNav } from '../../components/layout/header-nav.tsx';
import { VerifyBanner } from '../../components/layout/verify-banner.tsx';
import { useAccountTheme } from '../../hooks/use-account-theme.ts';
import { type Session, useSession } from '../../hooks/use-session.ts';
import { endedSession } from '../../lib/ended-session.ts';
import { FullLayout } from './full-layout.tsx';
import { SkipLink } from './skip-link.tsx';

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
      {isWorkspace ? <WorkspaceLayout /> : <PageLayout session={session} />}
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

const PageLayout = ({ session }: { readonly session: Session }) => {
  useAccountTheme();
  return (
    <>
      <GlobalSpinner />
      <FullLayout
        session={session}
        navigation={session.status === 'signed-in' && <HeaderNav role={session.user.role} />}
        notice={<VerifyBanner />}
      >
        <Outlet />
      </FullLayout>
    </>
  );
};
