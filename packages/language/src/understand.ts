import { drafters } from './drafters.ts';
import { type UnderstandContext, understandWith } from './understand-with.ts';
import type { Understanding } from './understanding.ts';

/** Turns a prompt into a spec at once: the readers of all families are at hand. */
export const understand = (prompt: string, context: UnderstandContext): Understanding =>
  understandWith(prompt, { ...context, drafter: drafters[context.type.family] });
