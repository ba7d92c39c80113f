import { type ActivityEntry, type AdminUser, activityTypes } from '@diagloom/contract';
import { presentUser } from '../../platform/accounts/present-user.ts';
import type { ActivityRow } from '../../platform/database/schema/index.ts';
import { presentAddress } from '../../platform/sessions/present-address.ts';
import { presentUsage } from '../../platform/usage/present-usage.ts';
import type { Account } from './user-repository.ts';

export const presentAdminUser = ({ user, usage }: Account): AdminUser => ({
  ...presentUser(user),
  isBlocked: user.isBlocked,
  blockedReason: user.blockedReason,
  usage: presentUsage(usage),
});

/** An entry with the names of whoever did it and whom it was done to, as far as they are still there. */
export interface NamedActivity extends ActivityRow {
  readonly actorName: string | null;
  readonly subjectName: string | null;
}

export const presentActivity = (entry: NamedActivity): ActivityEntry => ({
  id: entry.id,
  timestamp: entry.happenedAt.toISOString(),
  username: entry.actorName,
  userId: entry.actorId,
  type: entry.type,
  description: describe(entry),
  ipAddress: presentAddress(entry.ipAddress),
});

/** In one pass, so that what is filled in is never filled in itself. */
const describe = ({ type, subjectName, diagramId, detail }: NamedActivity): string => {
  const parts: Readonly<Record<string, string>> = {
    subject: subjectName ?? 'a deleted account',
    diagram: String(diagramId ?? ''),
    detail: detail ?? 'not said',
  };
  return activityTypes[type].says.replace(/\{(\w+)\}/g, (_match, name: string) => parts[name] ?? '');
};
