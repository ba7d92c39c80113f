import type { Command } from '../command.ts';
import { check } from './check.ts';
import { code } from './code.ts';
import { components } from './components.ts';
import { convert } from './convert.ts';
import { diff } from './diff.ts';
import { explain } from './explain.ts';
import { generate } from './generate.ts';
import { predict } from './predict.ts';
import { read } from './read.ts';
import { refine } from './refine.ts';
import { tidy } from './tidy.ts';
import { types } from './types.ts';

/** All commands, in the order of the overview. */
export const commands = [
  generate,
  convert,
  read,
  refine,
  check,
  tidy,
  diff,
  explain,
  components,
  code,
  predict,
  types,
] as const satisfies readonly Command[];
