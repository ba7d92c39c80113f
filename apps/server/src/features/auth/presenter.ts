import type { CurrentUser, Limits, Usage, User } from '@diagloom/contract';
import type { UserRow, UserUsageRow } from '../../platform/database/schema/index.ts';

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

const presentLimits = (usage: UserUsageRow): Limits => {
  const isUnlimited = usage.subscriptionTier === 'premium';
  return {
    monthlyDiagrams: isUnlimited ? null : usage.monthlyDiagramLimit,
    remainingDiagrams: isUnlimited ? null : Math.max(0, usage.monthlyDiagramLimit - usage.currentMonthDiagrams),
    resetsAt: usage.billingPeriodEnd.toISOString(),
  };
};
