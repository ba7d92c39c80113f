import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Home, UserRound } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { lazy, Suspense } from 'react';
import { buttonClasses } from '../../components/button-classes.ts';
import { PageLoading } from '../../components/page-loading.tsx';
import { TipProvider } from '../../components/tip.tsx';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { useSession } from '../../hooks/use-session.ts';
import { adminStrings } from '../../strings/admin.ts';
import { AccessDenied } from './access-denied.tsx';
import { SystemActivity } from './activity/system-activity.tsx';
import { adminTabs } from './admin-tabs.ts';
import { Invitations } from './invitations/invitations.tsx';
import { LanguageModels } from './models/language-models.tsx';
import { StatCards } from './stat-cards.tsx';
import { TabList } from './tab-list.tsx';
import { UserManagement } from './users/user-management.tsx';
import { UserUsage } from './users/user-usage.tsx';

/** Charts are large and most visits do without. */
const UsageAnalytics = lazy(async () => ({
  default: (await import('./analytics/usage-analytics.tsx')).UsageAnalytics,
}));

const panels = {
  users: UserManagement,
  invitations: Invitations,
  usage: UserUsage,
  activity: SystemActivity,
  analytics: UsageAnalytics,
  models: LanguageModels,
} as const;

export const AdminPage = () => {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  if (session.user.role !== 'admin') return <AccessDenied />;
  return (
    <TipProvider>
      <Dashboard />
    </TipProvider>
  );
};

const route = getRouteApi('/admin');

const Dashboard = () => {
  useDocumentTitle(adminStrings.title);
  const { tab } = route.useSearch();
  const navigate = useNavigate();
  return (
    <div className="mx-auto max-w-[1280px] px-4 py-10 sm:px-6 sm:py-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl sm:text-3xl">{adminStrings.title}</h1>
          <p className="mt-2 text-ink-soft">{adminStrings.text}</p>
        </div>
        <div className="flex gap-2">
          <Link to="/" className={buttonClasses({ variant: 'secondary' })}>
            <Home aria-hidden="true" className="size-4" />
            {adminStrings.home}
          </Link>
          <Link to="/profile" className={buttonClasses({ variant: 'secondary' })}>
            <UserRound aria-hidden="true" className="size-4" />
            {adminStrings.profile}
          </Link>
        </div>
      </div>
      <div className="mt-8">
        <StatCards />
      </div>
      <Tabs.Root
        value={tab}
        onValueChange={(value) => {
          const next = adminTabs.find((candidate) => candidate === value);
          void navigate({ to: '/admin', search: { tab: next ?? 'users' }, replace: true, resetScroll: false });
        }}
        className="mt-8"
      >
        <TabList tab={tab} />
        {adminTabs.map((id) => {
          const Panel = panels[id];
          return (
            <Tabs.Content key={id} value={id} className="pt-6">
              <Suspense fallback={<PageLoading />}>
                <Panel />
              </Suspense>
            </Tabs.Content>
          );
        })}
      </Tabs.Root>
    </div>
  );
};
