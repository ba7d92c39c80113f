import type { ReadDialect } from '../../text-notation.ts';
import { isPlantUmlState, readPlantUmlState } from './read.ts';

export const plantUmlState: ReadDialect = {
  types: ['uml'],
  isIn: isPlantUmlState,
  read: readPlantUmlState,
};
