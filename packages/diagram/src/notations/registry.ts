import { dot } from './dot/index.ts';
import { mermaid } from './mermaid/index.ts';
import { plantUml } from './plantuml/index.ts';
import type { TextNotation } from './text-notation.ts';

/** Text notations of other tools, in the order in which they are offered. */
export const textNotations = [mermaid, dot, plantUml] as const satisfies readonly TextNotation[];
