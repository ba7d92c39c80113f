import type { Usage, User } from '@diagloom/contract';
import { describe, expect, it } from 'vitest';
import { accountActivity, accountInformation, subscription, userDetails } from './facts.ts';

const user: User = {
  id: 1,
  username: 'ada',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  profileImageUrl: null,
  role: 'user',
  isGuest: false,
  isEmailVerified: false,
  createdAt: '2026-03-01T12:00:00.000Z',
  lastLoginAt: null,
};

const usage: Usage = {
  diagramsGenerated: 4,
  codeGenerationsUsed: 0,
  ragQueriesUsed: 0,
  collaborationSessionsCreated: 0,
  storedBytes: 0,
  storageLimit: null,
  totalApiCalls: 12345,
  monthlyDiagramLimit: 50,
  currentMonthDiagrams: 4,
  subscriptionTier: 'free',
  subscriptionStatus: 'active',
  billingPeriodStart: '2026-03-01T00:00:00.000Z',
  billingPeriodEnd: '2026-04-01T00:00:00.000Z',
};

const valuesOf = (facts: readonly { readonly value: unknown }[]): readonly unknown[] => facts.map(({ value }) => value);

describe('the profile', () => {
  it('shows who somebody is', () => {
    expect(valuesOf(userDetails(user))).toEqual(['Ada Lovelace', 'ada@example.com', 'ada', 'March 1, 2026']);
  });

  it('says so where nothing was ever set', () => {
    const bare = { ...user, username: null, firstName: '', lastName: null };
    expect(valuesOf(userDetails(bare)).slice(0, 3)).toEqual(['Not set', 'ada@example.com', 'Not set']);
    expect(valuesOf(accountInformation(bare))).toEqual(['Not set', 'Not set', 'Never']);
  });

  it('counts calls, and days since the account was made', () => {
    expect(valuesOf(accountActivity(user, usage, new Date('2026-03-11T12:00:00Z')))).toEqual(['12,345', '10']);
  });

  it('names tier and status of the plan', () => {
    expect(valuesOf(subscription(usage))).toEqual(['Free', 'Active']);
  });
});
