import { labelSigns } from './label-signs.ts';
import { shapeSigns } from './shape-signs.ts';
import type { Sign } from './sign.ts';
import { wordSigns } from './word-signs.ts';
import { wordingSigns } from './wording-signs.ts';

/** All that a drawing is judged by; one line per kind. */
export const signs: readonly Sign[] = [...wordSigns, ...labelSigns, ...shapeSigns, ...wordingSigns];
