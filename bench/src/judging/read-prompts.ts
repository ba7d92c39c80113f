import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DiagramTypeId, findDiagramType } from '@diagloom/types';
import { checkout } from '../../../scripts/harness/checkout.ts';

export interface GoldNode {
  readonly id: string;
  readonly label: string;
  readonly kind?: string;
  /** Labels that say the same. */
  readonly alt?: readonly string[];
}

/** A prompt with the diagram that it should give. */
export interface CorpusPrompt {
  readonly id: string;
  readonly author: string;
  readonly type: DiagramTypeId;
  readonly prompt: string;
  readonly gold: readonly GoldNode[];
}

const folder = join(checkout, 'packages/language/corpus/prompts');

/** All prompts of one part of the corpus: its README tells what the parts serve for. */
export const readCorpus = (part: 'learn' | 'tune'): readonly CorpusPrompt[] =>
  readdirSync(join(folder, part))
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap((name) => readPrompts(join(folder, part, name)));

/** Prompts of a file, with the diagram under `gold` or beside the text. */
export const readPrompts = (file: string): readonly CorpusPrompt[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const record = JSON.parse(line);
      const entry = findDiagramType(record.type);
      if (entry === undefined) throw new Error(`${file}: ${record.id} has the unknown type "${record.type}".`);
      return {
        id: record.id,
        author: record.id.split('-')[0],
        type: entry.id,
        prompt: record.prompt ?? record.text,
        gold: record.gold?.nodes ?? record.nodes,
      };
    });
