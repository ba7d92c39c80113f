import type { Token } from '../../text/token.ts';
import type { TypeDescription } from '../../understanding.ts';
import type { KnownNames } from '../known-names.ts';
import type { Chunk } from './chunk.ts';
import { chunkSentence } from './chunk-sentence.ts';
import { expandLists } from './expand-lists.ts';
import { expandPlaces } from './expand-places.ts';
import { shareHead } from './share-head.ts';
import { splitEach } from './split-each.ts';
import { splitEnds } from './split-ends.ts';
import { splitPer } from './split-per.ts';
import { splitPurposes } from './split-purposes.ts';
import { splitWays } from './split-ways.ts';
import { withoutWhen } from './without-when.ts';

const passes = [
  splitEach,
  expandLists,
  shareHead,
  expandPlaces,
  splitPurposes,
  splitEnds,
  splitPer,
  splitWays,
] as const;

/** The chunks of a statement, with what is told in short written out: one name for each part. */
export const chunkStatement = (tokens: readonly Token[], known: KnownNames, type: TypeDescription): readonly Chunk[] =>
  passes.reduce<readonly Chunk[]>((chunks, pass) => pass(chunks, type), chunkSentence(withoutWhen(tokens), known));
