import { useSearch } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { LoadingScreen } from '../components/loading-screen.tsx';
import { PageLoading } from '../components/page-loading.tsx';
import { useSession } from '../hooks/use-session.ts';
import { returnAddress } from '../lib/return-address.ts';
import { GoHome } from './go-home.tsx';
import { OpenInWorkspace } from './open-in-workspace.tsx';
import { fetchablePage, pageOnDemand } from './page-on-demand.tsx';
import { ServerUnreachable } from './server-unreachable.tsx';

/** Visitors begin with it, see `early.js`; whoever is signed in does without. */
const landing = fetchablePage(async () => (await import('../features/landing/landing-page.tsx')).LandingPage);

const LandingPage = landing.Part;
export const fetchLandingPage = landing.fetchPart;

const HomePage = pageOnDemand(async () => (await import('../features/home/home-page.tsx')).HomePage);
const LoginPage = pageOnDemand(async () => (await import('../features/login/login-page.tsx')).LoginPage);
const RegisterPage = pageOnDemand(async () => (await import('../features/register/register-page.tsx')).RegisterPage);

const VerifyEmailPage = pageOnDemand(
  async () => (await import('../features/verify-email/verify-email-page.tsx')).VerifyEmailPage,
);
const AdminPage = pageOnDemand(async () => (await import('../features/admin/admin-page.tsx')).AdminPage);
const CodeGenerationPage = pageOnDemand(
  async () => (await import('../features/code-generation/code-generation-page.tsx')).CodeGenerationPage,
);
const KnowledgePage = pageOnDemand(
  async () => (await import('../features/knowledge/knowledge-page.tsx')).KnowledgePage,
);
const ProfilePage = pageOnDemand(async () => (await import('../features/profile/profile-page.tsx')).ProfilePage);
const ProfileUnavailable = pageOnDemand(
  async () => (await import('../features/profile/profile-unavailable.tsx')).ProfileUnavailable,
);

/** One page for whoever is signed in, another for visitors; a third where the account cannot be read. */
const bySession =
  (
    MemberPage: ComponentType,
    VisitorPage: ComponentType,
    UnreachablePage: ComponentType = ServerUnreachable,
    GuestPage: ComponentType = VisitorPage,
  ) =>
  () => {
    const session = useSession();
    const pages = {
      loading: () => <LoadingScreen />,
      unreachable: () => <UnreachablePage />,
      'signed-in': () => <MemberPage />,
      guest: () => <GuestPage />,
      'signed-out': () => <VisitorPage />,
    } as const satisfies Readonly<Record<typeof session.status, () => ReactNode>>;
    return <Suspense fallback={<PageLoading />}>{pages[session.status]()}</Suspense>;
  };

interface OrLoginOptions {
  readonly UnreachablePage?: ComponentType;
  /** Whoever followed a link here gets here by signing in; without it, to the workspace. */
  readonly isReturnedTo?: boolean;
}

/** A page for members, and for visitors the login screen. */
const orLogin = (MemberPage: ComponentType, { UnreachablePage, isReturnedTo = false }: OrLoginOptions = {}) => {
  const Page = bySession(MemberPage, LoginPage, UnreachablePage);
  return () => {
    const { status } = useSession();
    const isSignedOut = status === 'signed-out';
    const wasMember = useRef(false);
    useEffect(() => {
      if (status === 'signed-in') wasMember.current = true;
      // Nobody comes back to where somebody else signed out.
      if (isReturnedTo && status === 'signed-out' && !wasMember.current) {
        returnAddress.keep(window.location.pathname + window.location.search);
      }
    }, [status]);
    const [wasSignedOut, setWasSignedOut] = useState(isSignedOut);
    useEffect(() => {
      if (isSignedOut) setWasSignedOut(true);
    }, [isSignedOut]);
    return wasSignedOut ? <HomeOrLogin /> : <Page />;
  };
};

export const Landing = () => (
  <Suspense fallback={<PageLoading />}>
    <LandingPage />
  </Suspense>
);

/** Whoever follows a link to a diagram without being signed in gets there by signing in. */
const LandingOrLogin = () => {
  const { diagram } = useSearch({ from: '__root__' });
  useEffect(() => {
    if (diagram !== undefined) returnAddress.keep(`/?diagram=${diagram}`);
    // Whoever goes to the landing page does not want to get elsewhere any more.
    else returnAddress.take();
  }, [diagram]);
  return diagram === undefined ? <LandingPage /> : <LoginPage />;
};

/** Guests are at the diagram of their link and nowhere else. */
const HomeOfGuest = () => (useSearch({ from: '__root__' }).diagram === undefined ? <LandingPage /> : <HomePage />);

export const HomeOrLanding = bySession(HomePage, LandingOrLogin, ServerUnreachable, HomeOfGuest);
export const HomeOrLogin = bySession(GoHome, LoginPage);
export const HomeOrRegister = bySession(GoHome, RegisterPage);
export const ProfileOrLogin = orLogin(ProfilePage, { UnreachablePage: ProfileUnavailable });
export const CodeOrLogin = orLogin(CodeGenerationPage, { isReturnedTo: true });
export const KnowledgeOrLogin = orLogin(KnowledgePage, { isReturnedTo: true });
export const AdminOrLogin = orLogin(AdminPage, { isReturnedTo: true });
// Links of messages: whoever follows one and signs in wants to get where it leads.
export const WorkspaceOrLogin = bySession(OpenInWorkspace, LoginPage);
export const VerifyEmailOrLogin = bySession(VerifyEmailPage, LoginPage);
