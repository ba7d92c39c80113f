import type { Pattern } from '@diagloom/diagram/model';
import { behaviourModels } from './behaviour.ts';
import { classModels } from './classes.ts';
import { exerciseModels } from './exercises.ts';

export const umlPatterns: readonly Pattern[] = [...classModels, ...behaviourModels, ...exerciseModels];
