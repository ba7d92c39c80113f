import type { Pattern } from '@diagloom/diagram/model';
import { applicationArchitectures } from './applications.ts';
import { dataArchitectures } from './data.ts';
import { deliveryArchitectures } from './delivery.ts';

export const architecturePatterns: readonly Pattern[] = [
  ...applicationArchitectures,
  ...dataArchitectures,
  ...deliveryArchitectures,
];
