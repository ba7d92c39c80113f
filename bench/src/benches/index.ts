import type { Bench } from '../bench.ts';
import { corpus } from './corpus.ts';
import { fidelity } from './fidelity.ts';
import { generate } from './generate.ts';
import { language } from './language.ts';

export const benches = [corpus, fidelity, generate, language] as const satisfies readonly Bench[];
