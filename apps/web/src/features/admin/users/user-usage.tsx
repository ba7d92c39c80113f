import type { AdminUser, Usage } from '@diagloom/contract';
import { useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { userListStrings } from '../../../strings/admin.ts';
import { type UserDialog, UserDialogs } from '../dialogs/user-dialogs.tsx';
import type { Column } from '../table/data-table.tsx';
import { nameOf } from './name-of.ts';
import { personColumn } from './person-column.tsx';
import { usagePercent } from './usage-percent.ts';
import { useUserList } from './use-user-list.ts';
import { UserTable } from './user-table.tsx';

export const UserUsage = () => {
  const list = useUserList({ sort: 'diagramsGenerated', direction: 'desc' });
  const [dialog, setDialog] = useState<UserDialog>();
  const actions: Column<AdminUser> = {
    id: 'actions',
    header: userListStrings.actions,
    part: 'actions',
    cell: (user) => (
      <Button
        variant="secondary"
        size="small"
        aria-label={userListStrings.detailsOf(nameOf(user))}
        onClick={() => setDialog({ kind: 'details', user })}
      >
        {userListStrings.details}
      </Button>
    ),
  };
  return (
    <>
      <UserTable title={userListStrings.usageByAccount} download="usage" list={list} columns={[...columns, actions]} />
      <p className="mt-3 px-1 text-[13px] text-ink-soft">{userListStrings.usageHint}</p>
      <UserDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  );
};

const counter = (
  header: string,
  name: keyof Pick<
    Usage,
    'diagramsGenerated' | 'codeGenerationsUsed' | 'ragQueriesUsed' | 'collaborationSessionsCreated' | 'totalApiCalls'
  >,
): Column<AdminUser> => ({
  id: name,
  header,
  sort: name,
  align: 'right',
  cell: ({ usage }) => usage[name].toLocaleString('en-US'),
});

const columns: readonly Column<AdminUser>[] = [
  personColumn,
  {
    id: 'tier',
    header: userListStrings.tier,
    cell: ({ usage }) => (
      <Badge tone={usage.subscriptionTier === 'premium' ? 'accent' : 'plain'}>
        {userListStrings.tiers[usage.subscriptionTier]}
      </Badge>
    ),
  },
  counter(userListStrings.diagrams, 'diagramsGenerated'),
  counter(userListStrings.code, 'codeGenerationsUsed'),
  counter(userListStrings.knowledge, 'ragQueriesUsed'),
  counter(userListStrings.sessions, 'collaborationSessionsCreated'),
  counter(userListStrings.apiCalls, 'totalApiCalls'),
  {
    id: 'usage',
    header: userListStrings.usage,
    align: 'right',
    cell: ({ usage }) => <UsageBar percent={usagePercent(usage.diagramsGenerated)} />,
  },
];

const UsageBar = ({ percent }: { readonly percent: number }) => (
  <span className="flex items-center justify-end gap-2.5">
    <span aria-hidden="true" className="h-1.5 w-16 overflow-hidden rounded-full bg-line md:max-xl:hidden">
      <span className="block h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
    </span>
    <span className="w-11 whitespace-nowrap text-right tabular-nums">{userListStrings.usagePercent(percent)}</span>
  </span>
);
