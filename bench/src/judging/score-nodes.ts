import type { DiagramSpec, DiagramType, SpecNode } from '@diagloom/diagram/model';
import { compareLabels } from './compare-labels.ts';
import { matchBest } from './match-best.ts';
import type { GoldNode } from './read-prompts.ts';

export interface NodeScore {
  /** From 0 to 1: how many of the nodes are right and how many are there, as one number. */
  readonly f1: number;
  /** Nodes that should be there and are not. */
  readonly missed: readonly GoldNode[];
  /** Nodes that were drawn and are right. */
  readonly right: ReadonlySet<SpecNode>;
}

/** From here on two labels mean the same: one of two words in common is no match. */
const leastAlike = 0.6;

/** Compares what was drawn with what should be: labels are paired so that most are alike. In flows only content counts. */
export const scoreNodes = (
  spec: Pick<DiagramSpec, 'nodes'> | undefined,
  gold: readonly GoldNode[],
  family: DiagramType['family'],
): NodeScore => {
  const isFlow = family === 'process';
  const drawn = (spec?.nodes ?? []).filter((node) => counts(node, isFlow));
  const wanted = gold.filter((node) => counts(node, isFlow));
  const pairs = matchBest(drawn.map((node) => wanted.map((want) => alike(node, want))));
  const found = new Set(pairs.map(([, place]) => wanted[place]));
  const total = drawn.length + wanted.length;
  return {
    f1: total === 0 ? 1 : (2 * pairs.length) / total,
    missed: wanted.filter((node) => !found.has(node)),
    right: new Set(pairs.flatMap(([place]) => drawn[place] ?? [])),
  };
};

/** Drawn questions of a flow that somebody would ask. */
export const scoreQuestions = (
  spec: Pick<DiagramSpec, 'nodes'>,
  gold: readonly GoldNode[],
  family: DiagramType['family'],
): readonly SpecNode[] => {
  if (family !== 'process') return [];
  const drawn = spec.nodes.filter(({ kind }) => kind === 'decision');
  const wanted = gold.filter(({ kind }) => kind === 'xor');
  return matchBest(drawn.map((node) => wanted.map((want) => alike(node, want)))).flatMap(
    ([place]) => drawn[place] ?? [],
  );
};

const alike = (node: SpecNode, want: GoldNode): number => {
  const person = node.properties?.person;
  const label = person === undefined ? node.label : `${node.label} (${person})`;
  const best = Math.max(...[want.label, ...(want.alt ?? [])].map((wanted) => compareLabels(label, wanted)));
  return best >= leastAlike ? best : 0;
};

const counts = ({ label, kind = '' }: { readonly label: string; readonly kind?: string }, isFlow: boolean): boolean =>
  label.trim() !== '' &&
  !(isFlow && (controls.has(kind) || (kind === '' && /^(?:start|end|begin|stop|finish)$/i.test(label))));

/** Kinds that only lead: what a flow says does not stand in them. */
const controls = new Set(
  'xor decision exclusive condition event and parallel fork join or inclusive merge gateway start end initial final terminator event-node connector circle'.split(
    ' ',
  ),
);
