import type { DiagramSpec, Family, SpecNode } from '@diagloom/diagram/model';
import { type LinearModel, readLinearModel } from '../../instructions/reading/linear-model.ts';
import { viewOf } from '../../report/judging/view.ts';
import { chanceIn } from '../chance-in.ts';
import type { Pruned } from '../prune-nodes.ts';
import { withoutNode } from '../without-node.ts';
import { documentFeatures } from './document-features.ts';
import { weights } from './document-weights.generated.ts';

/** A node less likely to belong than this goes: where F1 of the nodes was greatest on documents of authors who were left out of learning. */
const leastChances: Readonly<Partial<Record<Family, number>>> = {
  classes: 0.4,
  entities: 0.4,
  hierarchy: 0.4,
  topology: 0.4,
  process: 0.4,
  messages: 0.3,
};

/** Of fewer each was told for a reason. */
const fewest = 3;

/**
 * A drawing of a document without what was read from sentences that only explain, warn or remember. The weights are learned by
 * `npm run bench -- learn-nodes` from documents and what people would draw of them. In: the text, what was read from it.
 */
export const pruneDocument = (
  text: string,
  spec: DiagramSpec,
  family: Family,
  model: LinearModel = learned(),
): Pruned => {
  const leastChance = leastChances[family];
  if (leastChance === undefined) return { spec, left: [] };
  const view = viewOf(text, spec, family);
  const judged = view.nodes.filter(({ node }) => isJudged(node));
  const left = judged
    .map((each) => ({ node: each.node, chance: chanceIn(documentFeatures(view, each), model) }))
    .filter(({ chance }) => chance < leastChance)
    .toSorted((a, b) => a.chance - b.chance)
    .slice(0, Math.max(0, judged.length - fewest))
    .map(({ node }) => node);
  const kept = left.reduce((rest, { id }) => withoutNode(rest, id, family), spec);
  return { spec: family === 'process' ? withoutIdleQuestions(kept, spec) : kept, left };
};

/** What leads a flow in or out says nothing of its own; what no text told was put there with reason. */
export const isJudged = ({ origin, kind }: SpecNode): boolean =>
  (origin === undefined || origin === 'prompt') && kind !== 'start' && kind !== 'end';

/** A question whose branches came to lead to the same decides nothing. */
const withoutIdleQuestions = (spec: DiagramSpec, before: DiagramSpec): DiagramSpec => {
  const branches = ({ edges }: DiagramSpec, id: string): number => edges.filter(({ from }) => from === id).length;
  return spec.nodes
    .filter(({ id, kind }) => kind === 'decision' && branches(spec, id) < 2 && branches(before, id) >= 2)
    .reduce((rest, { id }) => withoutNode(rest, id, 'process'), spec);
};

let known: LinearModel | undefined;

const learned = (): LinearModel => {
  known ??= readLinearModel(weights);
  return known;
};
