import type { Limits } from '@diagloom/contract';
import type { UserUsageRow } from '../database/schema/index.ts';

/** What a plan allows and how much of it is left. Give it the usage as it stands now. */
export const presentLimits = (
  usage: Pick<UserUsageRow, 'subscriptionTier' | 'monthlyDiagramLimit' | 'currentMonthDiagrams' | 'billingPeriodEnd'>,
): Limits => {
  const isUnlimited = usage.subscriptionTier === 'premium';
  return {
    monthlyDiagrams: isUnlimited ? null : usage.monthlyDiagramLimit,
    remainingDiagrams: isUnlimited ? null : Math.max(0, usage.monthlyDiagramLimit - usage.currentMonthDiagrams),
    resetsAt: usage.billingPeriodEnd.toISOString(),
  };
};
