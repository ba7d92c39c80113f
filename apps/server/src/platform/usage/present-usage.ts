import type { Usage } from '@diagloom/contract';
import type { UserUsageRow } from '../database/schema/index.ts';

/** Give it the usage as it stands now. */
export const presentUsage = (usage: UserUsageRow): Usage => ({
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
