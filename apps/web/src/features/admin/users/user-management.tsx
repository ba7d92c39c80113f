import type { AdminUser } from '@diagloom/contract';
import { useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { dateAndTime, shortDate } from '../../../lib/dates.ts';
import { relativeTime } from '../../../lib/relative-time.ts';
import { userListStrings } from '../../../strings/admin.ts';
import { useUnblock } from '../api/change-user.ts';
import { type UserDialog, UserDialogs } from '../dialogs/user-dialogs.tsx';
import type { Column } from '../table/data-table.tsx';
import { personColumn } from './person-column.tsx';
import { StatusBadge } from './status-badge.tsx';
import { useUserList } from './use-user-list.ts';
import { UserActions } from './user-actions.tsx';
import { UserTable } from './user-table.tsx';

export const UserManagement = () => {
  const list = useUserList({ sort: 'createdAt', direction: 'desc' });
  const [dialog, setDialog] = useState<UserDialog>();
  const unblock = useUnblock();
  const actions: Column<AdminUser> = {
    id: 'actions',
    header: userListStrings.actions,
    part: 'actions',
    cell: (user) => (
      <UserActions user={user} onOpen={setDialog} onUnblock={() => unblock.mutate({ user, input: undefined })} />
    ),
  };
  return (
    <>
      <UserTable title={userListStrings.accounts} download="users" list={list} columns={[...columns, actions]} />
      <UserDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  );
};

const columns: readonly Column<AdminUser>[] = [
  personColumn,
  {
    id: 'role',
    header: userListStrings.role,
    cell: ({ role }) => <Badge tone={role === 'admin' ? 'accent' : 'plain'}>{userListStrings.roles[role]}</Badge>,
  },
  { id: 'status', header: userListStrings.status, cell: (user) => <StatusBadge user={user} /> },
  {
    id: 'lastLogin',
    header: userListStrings.lastLogin,
    sort: 'lastLoginAt',
    cell: ({ lastLoginAt }) =>
      lastLoginAt === null ? (
        <span className="text-ink-soft">{userListStrings.never}</span>
      ) : (
        <time dateTime={lastLoginAt} title={dateAndTime(lastLoginAt)} className="whitespace-nowrap">
          {relativeTime(new Date(lastLoginAt), new Date())}
        </time>
      ),
  },
  {
    id: 'joined',
    header: userListStrings.joined,
    sort: 'createdAt',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="whitespace-nowrap">
        {shortDate(createdAt)}
      </time>
    ),
  },
];
