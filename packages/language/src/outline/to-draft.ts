import type { DiagramSpec } from '@diagloom/diagram/model';
import type { Draft } from '../draft.ts';
import { splitSentences } from '../text/sentences.ts';

/** A tree as a draft: every sentence of the text was meant to be drawn. */
export const toDraft = (spec: DiagramSpec, text: string): Draft => ({
  spec,
  sentences: splitSentences(text),
  lost: [],
  trace: [{ stage: 'tree', lines: spec.edges.map(({ from, to }) => `${from} > ${to}`) }],
});
