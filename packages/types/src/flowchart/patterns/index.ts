import type { Pattern } from '@diagloom/diagram/model';
import { accountPatterns } from './accounts.ts';
import { algorithmPatterns } from './algorithms.ts';
import { shopPatterns } from './shop.ts';
import { softwarePatterns } from './software.ts';

export const flowchartPatterns: readonly Pattern[] = [
  ...accountPatterns,
  ...softwarePatterns,
  ...shopPatterns,
  ...algorithmPatterns,
];
