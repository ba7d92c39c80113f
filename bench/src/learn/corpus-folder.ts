import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../../../scripts/harness/checkout.ts';
import { type CorpusInstruction, readInstructions } from './corpus.ts';

/** What the authors of a file's texts serve for: their README tells. */
export type Part = 'learn' | 'tune';

const folder = join(checkout, 'packages/language/corpus/instructions');

/** All instructions of one part of the corpus. */
export const readPart = (part: Part): readonly CorpusInstruction[] =>
  readdirSync(join(folder, part))
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap((name) => readInstructions(join(folder, part, name)));
