import type { DiagramSpec, Edit, Finding } from '@diagloom/diagram/model';
import type { Finder, Rules } from '../families/advice/rule.ts';

export const findOrgChartWishes: Finder = (spec) => [...findWideSpans(spec), ...findSelfLines(spec)];

export const orgChartRules: Rules = {
  'one-head': {
    title: 'Put one person at the top',
    category: 'structure',
    impact: 'high',
    confidence: 1,
    blank: 'The [position] reports to the [head].',
    fix: putUnderOneHead,
  },
  'one-line-of-command': {
    title: 'Keep one reporting line',
    category: 'structure',
    impact: 'high',
    confidence: 1,
    fix: dotOtherLines,
  },
  'no-head': {
    title: 'Name the head',
    category: 'structure',
    impact: 'high',
    confidence: 1,
    fix: ({ about: [first] }, { edges }) =>
      edges
        .filter(({ to, kind }) => to === first && kind !== 'dotted')
        .map(({ id }) => ({ kind: 'disconnect', edge: id })),
  },
  'own-boss': {
    title: 'Remove a line that loops back',
    category: 'structure',
    impact: 'high',
    confidence: 1,
    fix: ({ about: [edge = ''] }) => [{ kind: 'disconnect', edge }],
  },
  'wide-span': {
    title: 'Group a wide team',
    category: 'optimization',
    impact: 'medium',
    confidence: 0.9,
    blank: 'The [team] is led by a [team lead].',
  },
};

const isCommand = ({ kind }: { readonly kind?: string }): boolean => kind !== 'dotted';

/** The heads with fewer people below them go under the one with the most. */
function putUnderOneHead({ about }: Finding, spec: DiagramSpec): readonly Edit[] {
  const [head, ...others] = [...about].sort((a, b) => countBelow(spec, b) - countBelow(spec, a));
  if (head === undefined) return [];
  return others.map((to) => ({ kind: 'connect', from: head, to }));
}

const countBelow = (spec: DiagramSpec, head: string): number => {
  const below = new Set([head]);
  for (const id of below) for (const { from, to } of spec.edges) if (from === id) below.add(to);
  return below.size;
};

/** The first line stays; the others become dotted ones. */
function dotOtherLines({ about: [id = ''] }: Finding, { edges }: DiagramSpec): readonly Edit[] {
  const [, ...others] = edges.filter((edge) => edge.to === id && isCommand(edge));
  return others.flatMap((edge): readonly Edit[] => [
    { kind: 'disconnect', edge: edge.id },
    { kind: 'connect', from: edge.from, to: id, label: edge.label, edgeKind: 'dotted' },
  ]);
}

/** People whom one person can lead; above it, charts have team leads. */
const widestSpan = 12;

const findWideSpans = ({ nodes, edges }: DiagramSpec): readonly Finding[] =>
  nodes.flatMap(({ id, label }): readonly Finding[] => {
    const reports = edges.filter((edge) => edge.from === id && isCommand(edge)).length;
    return reports > widestSpan
      ? [
          {
            rule: 'wide-span',
            about: [id],
            message: `${reports} report to "${label}". Add teams with leads in between.`,
          },
        ]
      : [];
  });

const findSelfLines = ({ edges }: DiagramSpec): readonly Finding[] =>
  edges
    .filter(({ from, to }) => from === to)
    .map(({ id }) => ({ rule: 'own-boss', about: [id], message: 'Nobody reports to themselves. Remove this line.' }));
