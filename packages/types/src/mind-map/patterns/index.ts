import type { Pattern } from '@diagloom/diagram/model';
import { studyMaps } from './study.ts';
import { workMaps } from './work.ts';

export const mindMapPatterns: readonly Pattern[] = [...workMaps, ...studyMaps];
