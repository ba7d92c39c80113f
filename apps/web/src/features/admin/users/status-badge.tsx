import type { AdminUser } from '@diagloom/contract';
import { Badge } from '../../../components/badge.tsx';
import { userListStrings } from '../../../strings/admin.ts';

/** A block goes before everything else that could be said of an account. */
export const StatusBadge = ({ user }: { readonly user: AdminUser }) => {
  if (user.isBlocked) return <Badge tone="danger">{userListStrings.statuses.blocked}</Badge>;
  if (!user.isEmailVerified) return <Badge tone="warning">{userListStrings.unverified}</Badge>;
  return <Badge tone="plain">{userListStrings.statuses.active}</Badge>;
};
