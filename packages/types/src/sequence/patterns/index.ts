import type { Pattern } from '@diagloom/diagram/model';
import { backendMessagePatterns } from './backends.ts';
import { commerceMessagePatterns } from './commerce.ts';
import { identityPatterns } from './identity.ts';
import { networkProtocolPatterns } from './network.ts';
import { serviceMessagePatterns } from './services.ts';

export const sequencePatterns: readonly Pattern[] = [
  ...identityPatterns,
  ...networkProtocolPatterns,
  ...commerceMessagePatterns,
  ...serviceMessagePatterns,
  ...backendMessagePatterns,
];
