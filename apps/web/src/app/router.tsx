import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type SearchSchemaInput,
} from '@tanstack/react-router';
import { adminTabs } from '../features/admin/admin-tabs.ts';
import { AppLayout } from './layout/app-layout.tsx';
import { PageFailed } from './page-failed.tsx';
import {
  AdminOrLogin,
  CodeOrLogin,
  HomeOrLanding,
  HomeOrLogin,
  HomeOrRegister,
  KnowledgeOrLogin,
  Landing,
  ProfileOrLogin,
  VerifyEmailOrLogin,
  WorkspaceOrLogin,
} from './pages-by-session.tsx';

interface WorkspaceSearch {
  /** The id of the diagram on screen. */
  readonly diagram?: number | undefined;
  /** The drawing board lies over the diagram. */
  readonly view?: 'board' | 'picture' | undefined;
}

/** A value that makes no sense is as good as none. */
const readSearch = ({ diagram, view }: Record<string, unknown>): WorkspaceSearch => {
  const id = Number(diagram);
  return {
    diagram: Number.isInteger(id) && id > 0 ? id : undefined,
    ...(view === 'board' || view === 'picture' ? { view } : {}),
  };
};

type AdminTab = (typeof adminTabs)[number];

const readAdminSearch = ({ tab }: { readonly tab?: AdminTab } & SearchSchemaInput): { readonly tab: AdminTab } => ({
  tab: adminTabs.find((known) => known === tab) ?? 'users',
});

interface CodeSearch {
  readonly diagramId?: number | undefined;
  readonly title?: string | undefined;
  readonly type?: string | undefined;
}

/** The title and the type are shown until the diagram is there. */
const readCodeSearch = ({ diagramId, title, type }: Record<string, unknown>): CodeSearch => ({
  diagramId: readSearch({ diagram: diagramId }).diagram,
  title: title === undefined ? undefined : String(title),
  type: type === undefined ? undefined : String(type),
});

const rootRoute = createRootRoute({
  component: AppLayout,
  errorComponent: PageFailed,
  notFoundComponent: lazyRouteComponent(() => import('../features/not-found/not-found-page.tsx'), 'NotFoundPage'),
  validateSearch: readSearch,
});

const indexRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', component: HomeOrLanding });

/** The landing page for those who are signed in, too: links of the footer lead to its sections. */
const welcomeRoute = createRoute({ getParentRoute: () => rootRoute, path: '/welcome', component: Landing });

const loginRoute = createRoute({ getParentRoute: () => rootRoute, path: '/login', component: HomeOrLogin });

const registerRoute = createRoute({ getParentRoute: () => rootRoute, path: '/register', component: HomeOrRegister });

const profileRoute = createRoute({ getParentRoute: () => rootRoute, path: '/profile', component: ProfileOrLogin });

const knowledgeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/knowledge',
  component: KnowledgeOrLogin,
});

const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  component: AdminOrLogin,
  validateSearch: readAdminSearch,
});

const codeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/code-generation',
  component: CodeOrLogin,
  validateSearch: readCodeSearch,
});

const userProfileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/user-profile',
  component: ProfileOrLogin,
});

const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgot-password',
  component: lazyRouteComponent(
    () => import('../features/forgot-password/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
});

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  component: lazyRouteComponent(
    () => import('../features/reset-password/reset-password-page.tsx'),
    'ResetPasswordPage',
  ),
});

const verifyEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/verify-email',
  component: VerifyEmailOrLogin,
});

const stopMailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/stop-mail',
  component: lazyRouteComponent(() => import('../features/stop-mail/stop-mail-page.tsx'), 'StopMailPage'),
});

const signInProblemRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in-problem',
  component: lazyRouteComponent(
    () => import('../features/sign-in-problem/sign-in-problem-page.tsx'),
    'SignInProblemPage',
  ),
});

const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/diagrams/$id',
  component: WorkspaceOrLogin,
});

const sharedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/shared/$token',
  component: lazyRouteComponent(() => import('../features/shared-diagram/shared-page.tsx'), 'SharedPage'),
});

const embedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/embed/$token',
  component: lazyRouteComponent(() => import('../features/shared-diagram/embed-page.tsx'), 'EmbedPage'),
});

const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms',
  component: lazyRouteComponent(() => import('../features/legal/terms-page.tsx'), 'TermsPage'),
});

const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy',
  component: lazyRouteComponent(() => import('../features/legal/privacy-page.tsx'), 'PrivacyPage'),
});

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    indexRoute,
    welcomeRoute,
    loginRoute,
    registerRoute,
    profileRoute,
    codeRoute,
    knowledgeRoute,
    adminRoute,
    userProfileRoute,
    forgotPasswordRoute,
    resetPasswordRoute,
    verifyEmailRoute,
    stopMailRoute,
    signInProblemRoute,
    invitationRoute,
    sharedRoute,
    embedRoute,
    termsRoute,
    privacyRoute,
  ]),
  defaultErrorComponent: PageFailed,
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
