import type { Pattern } from '@diagloom/diagram/model';
import { everydayMaps } from './everyday.ts';
import { natureMaps } from './nature.ts';
import { studyMaps } from './study.ts';
import { technologyMaps } from './technology.ts';
import { workMaps } from './work.ts';

export const mindMapPatterns: readonly Pattern[] = [
  ...workMaps,
  ...studyMaps,
  ...everydayMaps,
  ...technologyMaps,
  ...natureMaps,
];
