import type { Pattern } from '@diagloom/diagram/model';
import { commerceModels } from './commerce.ts';
import { onlineModels } from './online.ts';
import { organisationModels } from './organisations.ts';
import { publicLifeModels } from './public-life.ts';
import { serviceModels } from './services.ts';

/** Data models with all that the physical form needs; the other forms leave out what they do not show. */
export const dataModels: readonly Pattern[] = [
  ...commerceModels,
  ...publicLifeModels,
  ...organisationModels,
  ...onlineModels,
  ...serviceModels,
];
