import type { Pattern } from '@diagloom/diagram/model';
import { applicationArchitectures } from './applications.ts';
import { consumerArchitectures } from './consumer-apps.ts';
import { dataArchitectures } from './data.ts';
import { deliveryArchitectures } from './delivery.ts';
import { enterpriseArchitectures } from './enterprise.ts';

export const architecturePatterns: readonly Pattern[] = [
  ...applicationArchitectures,
  ...dataArchitectures,
  ...deliveryArchitectures,
  ...consumerArchitectures,
  ...enterpriseArchitectures,
];
