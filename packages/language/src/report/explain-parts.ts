import type { Family, Provenance } from '@diagloom/diagram/model';
import type { Clause } from '../segment/clause.ts';
import { splitClauses } from '../segment/clauses.ts';
import { splitSentences } from '../text/sentences.ts';
import type { StageTrace, Understanding } from '../understanding.ts';
import { doubtsOf } from './judging/label-signs.ts';
import { viewOf } from './judging/view.ts';

/** Where a part of a diagram comes from. */
export interface PartExplanation {
  readonly part: 'node' | 'line' | 'group';
  /** Its label; for a line without one the labels of its ends. */
  readonly label: string;
  /** The chain that made it: the family's reader, the way that it took, the form of the clause. */
  readonly rule: string;
  /** The words of the prompt that it was read from; empty for what was put in. */
  readonly words: string;
  /** Its own confidence, or how right the whole diagram is likely to be. */
  readonly confidence: number;
  /** What is odd about its label, such as `swallows a sentence`. */
  readonly doubts: readonly string[];
}

/** Tells of each node, line and group of a diagram which rule made it of which words. For those who may edit it: files do not hold it. */
export const explainParts = (
  prompt: string,
  { spec, trace, coverage }: Extract<Understanding, { readonly ok: true }>,
  family: Family,
): readonly PartExplanation[] => {
  const labels = new Map(spec.nodes.map(({ id, label }) => [id, label]));
  const reader = readerOf(trace, family);
  const clauses = splitSentences(prompt).flatMap(({ tokens }) => splitClauses(tokens));
  const explain = (part: Provenance, kind: PartExplanation['part'], label: string): PartExplanation => {
    const words = part.source === undefined ? '' : prompt.slice(part.source.start, part.source.end);
    return {
      part: kind,
      label,
      rule: ruleOf(part, reader, clauses),
      words,
      confidence: part.confidence ?? coverage,
      doubts: [],
    };
  };
  return [
    ...viewOf(prompt, spec, family).nodes.map((view) => ({
      ...explain(view.node, 'node', view.text),
      doubts: doubtsOf(view),
    })),
    ...spec.edges.map((edge) =>
      explain(edge, 'line', edge.label || `${labels.get(edge.from) ?? ''} - ${labels.get(edge.to) ?? ''}`),
    ),
    ...spec.groups.map((group) => explain(group, 'group', group.label)),
  ];
};

/** `process, sentences`: who read the text, and as what. */
const readerOf = (trace: readonly StageTrace[], family: Family): string => {
  const way = trace.find(({ stage }) => stage === 'route')?.lines[0] ?? trace[0]?.stage;
  return way === undefined ? family : `${family}, ${way}`;
};

const ruleOf = ({ origin, source }: Provenance, reader: string, clauses: readonly Clause[]): string => {
  if (origin === 'pattern') return `${reader}: part of a built-in pattern`;
  if (origin === 'repair') return `${reader}: put in to make it whole`;
  if (source === undefined) return `${reader}: follows from other parts`;
  const clause = clauses.find(({ tokens }) =>
    tokens.some(({ start, end }) => source.start < end && start < source.end),
  );
  if (clause === undefined) return reader;
  const marker = clause.phrase === undefined ? '' : `clause with "${clause.phrase}" [${clause.role}]`;
  const { predicate } = clause;
  const verb =
    predicate === undefined
      ? 'no verb'
      : `${predicate.voice} "${predicate.verb}"${predicate.isNegated ? ', negated' : ''}`;
  return `${reader}: ${[marker, verb].filter((piece) => piece !== '').join(', ')}`;
};
