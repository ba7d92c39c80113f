import type { Pattern } from '@diagloom/diagram/model';
import { financeProcesses } from './finance.ts';
import { guestProcesses } from './guests.ts';
import { operationProcesses } from './operations.ts';
import { peoplePatterns } from './people.ts';
import { servicePatterns } from './service.ts';
import { tradePatterns } from './trade.ts';

export const processPatterns: readonly Pattern[] = [
  ...peoplePatterns,
  ...tradePatterns,
  ...servicePatterns,
  ...financeProcesses,
  ...guestProcesses,
  ...operationProcesses,
];
