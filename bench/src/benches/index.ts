import type { Bench } from '../bench.ts';
import { generate } from './generate.ts';
import { language } from './language.ts';

export const benches = [generate, language] as const satisfies readonly Bench[];
