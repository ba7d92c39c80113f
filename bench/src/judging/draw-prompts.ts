import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DiagramSpec, DiagramType } from '@diagloom/diagram/model';
import type { Understanding } from '@diagloom/language';
import { understandPrompt } from '@diagloom/studio';
import { diagramTypeOf } from '@diagloom/types';
import { checkout } from '../../../scripts/harness/checkout.ts';
import type { CorpusPrompt } from './read-prompts.ts';
import { type NodeScore, scoreNodes } from './score-nodes.ts';

/** A drawing with how right it is. */
export interface ScoredDrawing extends NodeScore {
  readonly prompt: CorpusPrompt;
  readonly family: DiagramType['family'];
  readonly spec: DiagramSpec;
}

/** What the product draws now, with what it says of it; undefined where it draws nothing and says so. */
export interface Answered extends ScoredDrawing {
  readonly answer: Extract<Understanding, { readonly ok: true }>;
}

export const drawPrompt = async (prompt: CorpusPrompt): Promise<Answered | undefined> => {
  const answer = await understandPrompt(prompt.prompt, prompt.type);
  return answer.ok ? { ...scored(prompt, answer.spec), answer } : undefined;
};

/** What is read before nodes that do not seem to belong are left out. */
export const drawWhole = async (prompt: CorpusPrompt): Promise<ScoredDrawing | undefined> => {
  const answer = await understandPrompt(prompt.prompt, prompt.type, { keepsAll: true });
  return answer.ok ? scored(prompt, answer.spec) : undefined;
};

const scored = (prompt: CorpusPrompt, spec: DiagramSpec): ScoredDrawing => {
  const { family } = diagramTypeOf(prompt.type);
  return { prompt, family, spec, ...scoreNodes(spec, prompt.gold, family) };
};

const folder = join(checkout, 'packages/language/corpus/drawings');

/** Drawings that were kept: the corpus' README tells why. */
export const readDrawings = (prompts: readonly CorpusPrompt[]): readonly ScoredDrawing[] => {
  const known = new Map(prompts.map((prompt) => [prompt.id, prompt]));
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const { id, spec } = JSON.parse(line);
      const prompt = known.get(id);
      return prompt === undefined ? [] : [scored(prompt, { schemaVersion: 1, notes: [], ...spec })];
    });
};
