import { type CurrentUser, noNewsMail, type Preferences, type Session } from '@diagloom/contract';
import { presentUser } from '../../platform/accounts/present-user.ts';
import type { SessionRow, UserRow } from '../../platform/database/schema/index.ts';
import { presentAddress } from '../../platform/sessions/present-address.ts';
import type { UsageNow } from '../../platform/usage/find-usage.ts';
import { presentLimits } from '../../platform/usage/present-limits.ts';
import { presentUsage } from '../../platform/usage/present-usage.ts';
import { describeDevice } from './describe-device.ts';

export const presentCurrentUser = (user: UserRow, usage: UsageNow): CurrentUser => ({
  success: true,
  user: presentUser(user),
  usage: presentUsage(usage),
  limits: presentLimits(usage),
  preferences: presentPreferences(user),
});

export const presentPreferences = ({
  theme,
  defaultDiagramType,
  brandKit,
  mutedNotifications,
  notificationMail,
}: UserRow): Preferences => ({
  theme,
  defaultDiagramType,
  brandKit,
  mutedNotifications,
  // A server of an older version beside this one knows fewer kinds.
  notificationMail: { ...noNewsMail, ...notificationMail },
});

export const presentSession = (session: SessionRow, currentId: number): Session => ({
  id: session.id,
  device: describeDevice(session.userAgent),
  ipAddress: presentAddress(session.ipAddress),
  lastUsedAt: session.lastUsedAt.toISOString(),
  createdAt: session.createdAt.toISOString(),
  isCurrent: session.id === currentId,
});
