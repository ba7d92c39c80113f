import type { Command } from '../command.ts';
import { convert } from './convert.ts';
import { explain } from './explain.ts';
import { generate } from './generate.ts';
import { predict } from './predict.ts';
import { refine } from './refine.ts';
import { types } from './types.ts';

/** All commands, in the order of the overview. */
export const commands = [generate, convert, refine, explain, predict, types] as const satisfies readonly Command[];
