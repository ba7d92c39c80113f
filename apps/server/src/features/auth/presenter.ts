import type { CurrentUser, Session, Usage, User } from '@diagloom/contract';
import type { SessionRow, UserRow, UserUsageRow } from '../../platform/database/schema/index.ts';
import { presentLimits } from '../../platform/usage/present-limits.ts';
import { describeDevice } from './describe-device.ts';

export const presentUser = (user: UserRow): User => ({
  id: user.id,
  username: user.username,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  profileImageUrl: user.profileImageUrl,
  role: user.role,
  isEmailVerified: user.isEmailVerified,
  createdAt: user.createdAt.toISOString(),
  lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
});

export const presentCurrentUser = (user: UserRow, usage: UserUsageRow): CurrentUser => ({
  success: true,
  user: presentUser(user),
  usage: presentUsage(usage),
  limits: presentLimits(usage),
});

export const presentSession = (session: SessionRow, currentId: number): Session => ({
  id: session.id,
  device: describeDevice(session.userAgent),
  // IPv4 as it is written, where the server listens on IPv6.
  ipAddress: session.ipAddress?.replace(/^::ffff:/, '') ?? null,
  lastUsedAt: session.lastUsedAt.toISOString(),
  createdAt: session.createdAt.toISOString(),
  isCurrent: session.id === currentId,
});

const presentUsage = (usage: UserUsageRow): Usage => ({
  diagramsGenerated: usage.diagramsGenerated,
  codeGenerationsUsed: usage.codeGenerationsUsed,
  ragQueriesUsed: usage.ragQueriesUsed,
  collaborationSessionsCreated: usage.collaborationSessionsCreated,
  totalApiCalls: usage.totalApiCalls,
  monthlyDiagramLimit: usage.monthlyDiagramLimit,
  currentMonthDiagrams: usage.currentMonthDiagrams,
  subscriptionTier: usage.subscriptionTier,
  subscriptionStatus: usage.subscriptionStatus,
  billingPeriodStart: usage.billingPeriodStart.toISOString(),
  billingPeriodEnd: usage.billingPeriodEnd.toISOString(),
});
