import type { Pattern } from '@diagloom/diagram/model';
import { commerceMessagePatterns } from './commerce.ts';
import { identityPatterns } from './identity.ts';
import { networkProtocolPatterns } from './network.ts';

export const sequencePatterns: readonly Pattern[] = [
  ...identityPatterns,
  ...networkProtocolPatterns,
  ...commerceMessagePatterns,
];
