import type { AdminUser } from '@diagloom/contract';
import { Dialog } from 'radix-ui';
import { Badge } from '../../../components/badge.tsx';
import { DialogFrame } from '../../../components/dialog-frame.tsx';
import { dateAndTime, longDate } from '../../../lib/dates.ts';
import { storageText } from '../../../lib/storage-text.ts';
import { userDialogStrings, userListStrings } from '../../../strings/admin.ts';
import { useAdminUser } from '../api/admin-queries.ts';
import { Loaded } from '../table/list-state.tsx';
import { StatusBadge } from '../users/status-badge.tsx';
import { PlanForm } from './plan-form.tsx';
import { RecentActivity } from './recent-activity.tsx';

interface DetailsDialogProps {
  readonly userId: number;
  readonly name: string;
  readonly onClose: () => void;
}

export const DetailsDialog = ({ userId, name, onClose }: DetailsDialogProps) => (
  <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
    <DialogFrame title={name} text={userDialogStrings.text}>
      <Loaded query={useAdminUser(userId)}>{({ user }) => <Details user={user} />}</Loaded>
    </DialogFrame>
  </Dialog.Root>
);

const Details = ({ user }: { readonly user: AdminUser }) => (
  <div className="mt-4 grid gap-6">
    <div className="flex flex-wrap gap-2">
      <Badge tone={user.role === 'admin' ? 'accent' : 'plain'}>{userListStrings.roles[user.role]}</Badge>
      <StatusBadge user={user} />
    </div>
    <Facts title={userDialogStrings.account} facts={accountFacts(user)} />
    <Facts title={userDialogStrings.usage} facts={usageFacts(user)} />
    <PlanForm key={`${user.usage.subscriptionTier} ${user.usage.monthlyDiagramLimit}`} user={user} />
    <RecentActivity userId={user.id} />
  </div>
);

interface FactsProps {
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
}

const Facts = ({ title, facts }: FactsProps) => (
  <section>
    <h3 className="text-sm tracking-normal">{title}</h3>
    <dl className="mt-2 grid gap-1.5 text-sm">
      {facts.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-6">
          <dt className="shrink-0 text-ink-soft">{label}</dt>
          <dd className="min-w-0 break-words text-right font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);

const accountFacts = (user: AdminUser): FactsProps['facts'] => [
  [userDialogStrings.email, user.email],
  [userDialogStrings.username, user.username ?? userDialogStrings.notSet],
  [userListStrings.joined, longDate(user.createdAt)],
  [userListStrings.lastLogin, user.lastLoginAt === null ? userListStrings.never : dateAndTime(user.lastLoginAt)],
  ...(user.blockedReason === null ? [] : [[userDialogStrings.reason, user.blockedReason] as const]),
];

const usageFacts = ({ usage }: AdminUser): FactsProps['facts'] => [
  [
    userListStrings.thisMonth,
    usage.subscriptionTier === 'premium'
      ? userDialogStrings.unlimited(usage.currentMonthDiagrams)
      : userDialogStrings.used(usage.currentMonthDiagrams, usage.monthlyDiagramLimit),
  ],
  [userListStrings.diagrams, written(usage.diagramsGenerated)],
  [userListStrings.codeLong, written(usage.codeGenerationsUsed)],
  [userListStrings.knowledgeLong, written(usage.ragQueriesUsed)],
  [userListStrings.sessionsLong, written(usage.collaborationSessionsCreated)],
  [userListStrings.apiCalls, written(usage.totalApiCalls)],
  [userListStrings.storage, storageText(usage)],
];

const written = (count: number): string => count.toLocaleString('en-US');
