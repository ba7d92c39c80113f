import type { CurrentUser } from '@diagloom/contract';
import { useQuery } from '@tanstack/react-query';
import { LoadingScreen } from '../../components/loading-screen.tsx';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { currentUserQuery } from '../../hooks/use-session.ts';
import { displayNameOf, initialsOf } from '../../lib/person-name.ts';
import { profileStrings } from '../../strings/profile.ts';
import { useConnections } from './api/connections.ts';
import { ConnectionsPanel } from './connections/connections-panel.tsx';
import { FactPanel } from './details/fact-panel.tsx';
import { accountActivity, accountInformation, subscription } from './details/facts.ts';
import { UsagePanel } from './details/usage-panel.tsx';
import { UserDetails } from './details/user-details.tsx';
import { OwnAccountPanel } from './own-account/own-account-panel.tsx';
import { PreferencesPanel } from './preferences/preferences-panel.tsx';
import { ProfileUnavailable } from './profile-unavailable.tsx';
import { SessionsPanel } from './sessions/sessions-panel.tsx';
import { SetPasswordPanel } from './set-password-panel.tsx';
import { UpdatePasswordForm } from './update-password-form.tsx';

/** The counters change with every call, so they are read anew whenever the page is opened. */
export const ProfilePage = () => {
  useDocumentTitle(profileStrings.title);
  const { data, isError } = useQuery({ ...currentUserQuery, refetchOnMount: 'always' });
  if (data) return <Profile {...data} />;
  return isError ? <ProfileUnavailable /> : <LoadingScreen />;
};

const Profile = ({
  user,
  usage,
  limits,
  preferences,
}: Pick<CurrentUser, 'user' | 'usage' | 'limits' | 'preferences'>) => {
  const { data } = useConnections();
  const hasPassword = data?.hasPassword ?? true;
  return (
    <div className="mx-auto max-w-[1280px] px-4 py-10 sm:px-6 sm:py-14">
      <ProfileHeader user={user} />
      <div className="mt-10 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_380px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <div className="grid items-start gap-6 sm:grid-cols-2">
            <UserDetails user={user} />
            <FactPanel title={profileStrings.accountInformation} facts={accountInformation(user)} />
          </div>
          {hasPassword ? <UpdatePasswordForm email={user.email} /> : <SetPasswordPanel />}
          <SessionsPanel />
          <OwnAccountPanel email={user.email} hasPassword={hasPassword} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <UsagePanel usage={usage} limits={limits} />
          <FactPanel title={profileStrings.subscription} facts={subscription(usage)} />
          <FactPanel title={profileStrings.accountActivity} facts={accountActivity(user, usage, new Date())} />
          <PreferencesPanel preferences={preferences} />
          {data && <ConnectionsPanel connections={data.connections} />}
        </div>
      </div>
    </div>
  );
};

const ProfileHeader = ({ user }: Pick<CurrentUser, 'user'>) => (
  <div className="flex items-center gap-5">
    <span
      aria-hidden="true"
      className="grid size-16 shrink-0 place-items-center rounded-full bg-accent-wash font-semibold text-accent-ink text-xl"
    >
      {initialsOf(user)}
    </span>
    <div className="min-w-0">
      <p className="text-ink-soft text-sm">{profileStrings.title}</p>
      <h1 className="break-words text-2xl sm:text-3xl">{displayNameOf(user) || user.email}</h1>
    </div>
  </div>
);
