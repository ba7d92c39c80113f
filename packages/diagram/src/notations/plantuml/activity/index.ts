import type { ReadDialect } from '../../text-notation.ts';
import { hasLanes, isPlantUmlActivity, readPlantUmlActivity } from './read.ts';

/** Steps in lanes are a process. */
export const plantUmlLanes: ReadDialect = {
  types: ['process', 'flowchart'],
  isIn: (text) => isPlantUmlActivity(text) && hasLanes(text),
  read: readPlantUmlActivity,
};

export const plantUmlActivity: ReadDialect = {
  types: ['flowchart', 'process'],
  isIn: isPlantUmlActivity,
  read: readPlantUmlActivity,
};
