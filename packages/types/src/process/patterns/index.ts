import type { Pattern } from '@diagloom/diagram/model';
import { peoplePatterns } from './people.ts';
import { servicePatterns } from './service.ts';
import { tradePatterns } from './trade.ts';

export const processPatterns: readonly Pattern[] = [...peoplePatterns, ...tradePatterns, ...servicePatterns];
