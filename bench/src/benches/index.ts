import type { Bench } from '../bench.ts';
import { generate } from './generate.ts';
import { language } from './language.ts';
import { layout } from './layout.ts';

export const benches = [generate, language, layout] as const satisfies readonly Bench[];
