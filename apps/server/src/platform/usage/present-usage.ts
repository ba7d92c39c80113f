import type { Usage } from '@diagloom/contract';
import type { UsageNow } from './find-usage.ts';

/** Give it the usage as it stands now. */
export const presentUsage = (usage: UsageNow): Usage => ({
  diagramsGenerated: usage.diagramsGenerated,
  codeGenerationsUsed: usage.codeGenerationsUsed,
  ragQueriesUsed: usage.ragQueriesUsed,
  collaborationSessionsCreated: usage.collaborationSessionsCreated,
  totalApiCalls: usage.totalApiCalls,
  storedBytes: usage.storedBytes,
  storageLimit: usage.storageLimit,
  monthlyDiagramLimit: usage.monthlyDiagramLimit,
  currentMonthDiagrams: usage.currentMonthDiagrams,
  subscriptionTier: usage.subscriptionTier,
  subscriptionStatus: usage.subscriptionStatus,
  billingPeriodStart: usage.billingPeriodStart.toISOString(),
  billingPeriodEnd: usage.billingPeriodEnd.toISOString(),
});
