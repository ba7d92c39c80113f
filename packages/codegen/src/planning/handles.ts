import { createNameScope, type NameScope } from '../program/index.ts';

/** Names that printed programs and tests use for themselves beside the handles of ports. */
const taken =
  'answers answer call calls error inventory machine observe observed observer outcome remaining result run self service state test this';

/** A scope for parameters and fields that hold ports. */
export const createHandleScope = (): NameScope => createNameScope(taken.split(' '));
