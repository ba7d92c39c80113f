import type { Usage, User } from '@diagloom/contract';
import { dateAndTime, daysBetween, longDate } from '../../../lib/dates.ts';
import { displayNameOf } from '../../../lib/person-name.ts';
import { profileStrings } from '../../../strings/profile.ts';
import type { Fact } from './fact-panel.tsx';

export const userDetails = (user: User): readonly Fact[] => [
  { label: profileStrings.name, value: displayNameOf(user) || profileStrings.notSet },
  { label: profileStrings.email, value: user.email },
  { label: profileStrings.username, value: user.username || profileStrings.notSet },
  { label: profileStrings.memberSince, value: longDate(user.createdAt) },
];

export const accountActivity = (user: User, usage: Usage, now: Date): readonly Fact[] => [
  { label: profileStrings.apiCalls, value: usage.totalApiCalls.toLocaleString('en-US') },
  { label: profileStrings.daysActive, value: daysBetween(new Date(user.createdAt), now).toLocaleString('en-US') },
];

export const subscription = (usage: Usage): readonly Fact[] => [
  { label: profileStrings.plan, value: capitalised(usage.subscriptionTier) },
  { label: profileStrings.status, value: capitalised(usage.subscriptionStatus) },
];

export const accountInformation = (user: User): readonly Fact[] => [
  { label: profileStrings.firstName, value: user.firstName || profileStrings.notSet },
  { label: profileStrings.lastName, value: user.lastName || profileStrings.notSet },
  {
    label: profileStrings.lastLogin,
    value: user.lastLoginAt === null ? profileStrings.never : dateAndTime(user.lastLoginAt),
  },
];

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
