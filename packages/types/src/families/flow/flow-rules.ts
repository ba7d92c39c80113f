import type { DiagramSpec, Edit, Finding } from '@diagloom/diagram/model';
import { edgeOf, entering, leaving, nodeOf } from '../advice/parts-of.ts';
import type { Finder, Rules } from '../advice/rule.ts';

/** What the readers of a flow miss, though it may be right without. */
export const findFlowWishes: Finder = (spec) => [
  ...findPlainDecisions(spec),
  ...findOneWay(spec),
  ...findOpenBeginning(spec),
];

export const flowRules: Rules = {
  'decision-needs-two-exits': {
    title: 'Give the decision a second exit',
    category: 'structure',
    impact: 'high',
    confidence: 1,
    blank: 'If [condition], [what happens then], otherwise [what happens instead].',
    fix: ({ about }) => about.map((node) => ({ kind: 'setKind', node, nodeKind: 'step' })),
  },
  'exit-needs-label': {
    title: 'Label the exits of a decision',
    category: 'content',
    impact: 'high',
    confidence: 1,
    fix: labelExits,
  },
  'dead-end': {
    title: 'Finish a dead end',
    category: 'structure',
    impact: 'high',
    confidence: 1,
    fix: endFlow,
  },
  unreachable: {
    title: 'Connect a step that nothing reaches',
    category: 'structure',
    impact: 'high',
    confidence: 1,
    fix: reach,
  },
  'connector-without-twin': {
    title: 'Add the connector’s other half',
    category: 'structure',
    impact: 'high',
    confidence: 1,
  },
  'connector-without-page': {
    title: 'Name the page a connector leads to',
    category: 'content',
    impact: 'medium',
    confidence: 1,
    blank: 'It goes on at [name of the page].',
  },
  'no-start': {
    title: 'Show where it starts',
    category: 'structure',
    impact: 'medium',
    confidence: 1,
    fix: addStart,
  },
  'no-end': {
    title: 'Show where it ends',
    category: 'structure',
    impact: 'medium',
    confidence: 1,
    fix: addEnd,
  },
  'decision-asks-nothing': {
    title: 'Ask a question in the decision',
    category: 'content',
    impact: 'low',
    confidence: 0.9,
    fix: ({ about }, spec) =>
      about.map((target) => ({ kind: 'rename', target, label: `${nodeOf(spec, target)?.label.trim() ?? ''}?` })),
  },
  'no-other-way': {
    title: 'Say what happens when something goes wrong',
    category: 'content',
    impact: 'medium',
    confidence: 0.9,
    blank: 'If [something goes wrong], [what happens then], otherwise it goes on.',
  },
};

const opposites: Readonly<Record<string, string>> = {
  yes: 'No',
  no: 'Yes',
  true: 'False',
  false: 'True',
  approved: 'Rejected',
  rejected: 'Approved',
  valid: 'Invalid',
  invalid: 'Valid',
  ok: 'Not OK',
  success: 'Failure',
  failure: 'Success',
};

/** The opposite of the label that the other exit has; two bare exits of a question are Yes and No, in their order. */
function labelExits({ about }: Finding, spec: DiagramSpec): readonly Edit[] {
  const decision = edgeOf(spec, about[0])?.from ?? '';
  const exits = leaving(spec, decision);
  if (exits.length !== 2) return [];
  const [first, second] = exits;
  if (first === undefined || second === undefined) return [];
  if (about.length === 2) {
    return [
      { kind: 'rename', target: first.id, label: 'Yes' },
      { kind: 'rename', target: second.id, label: 'No' },
    ];
  }
  const [bare, said] = first.label === '' ? [first, second] : [second, first];
  const label = opposites[said.label.trim().toLowerCase()];
  return label === undefined ? [] : [{ kind: 'rename', target: bare.id, label }];
}

function endFlow({ about: [node = ''] }: Finding, spec: DiagramSpec): readonly Edit[] {
  const ends = spec.nodes.filter(({ kind }) => kind === 'end');
  const [end] = ends;
  if (end !== undefined && ends.length === 1) return [{ kind: 'connect', from: node, to: end.id }];
  return [{ kind: 'addNode', label: 'End', nodeKind: 'end', after: node }];
}

/** The step before it, where that one leads nowhere; the start, where it has no exit; a new start for the one beginning. */
function reach({ about: [node = ''] }: Finding, spec: DiagramSpec): readonly Edit[] {
  const isSource = ({ id, kind }: { readonly id: string; readonly kind?: string }): boolean =>
    id !== node && kind !== 'end' && leaving(spec, id).length === 0;
  const at = spec.nodes.findIndex(({ id }) => id === node);
  const before = spec.nodes[at - 1];
  if (before !== undefined && isSource(before)) return [{ kind: 'connect', from: before.id, to: node }];
  const start = spec.nodes.find(({ kind }) => kind === 'start');
  if (start !== undefined && isSource(start)) return [{ kind: 'connect', from: start.id, to: node }];
  const isOnlyBeginning = spec.nodes.every(({ id }) => id === node || entering(spec, id).length > 0);
  return start === undefined && isOnlyBeginning && nodeOf(spec, node)?.kind !== 'end'
    ? [{ kind: 'addNode', label: 'Start', nodeKind: 'start', before: node }]
    : [];
}

function addStart(_finding: Finding, spec: DiagramSpec): readonly Edit[] {
  const beginnings = spec.nodes.filter(({ id, kind }) => kind !== 'end' && entering(spec, id).length === 0);
  const [only] = beginnings;
  return only !== undefined && beginnings.length === 1
    ? [{ kind: 'addNode', label: 'Start', nodeKind: 'start', before: only.id }]
    : [];
}

/** One end for the last steps; the others lead to it. */
function addEnd(_finding: Finding, spec: DiagramSpec): readonly Edit[] {
  const last = spec.nodes.filter(({ id, kind }) => kind !== 'start' && leaving(spec, id).length === 0);
  const [only] = last;
  return only !== undefined && last.length === 1
    ? [{ kind: 'addNode', label: 'End', nodeKind: 'end', after: only.id }]
    : [];
}

const findPlainDecisions = ({ nodes }: DiagramSpec): readonly Finding[] =>
  nodes
    .filter(({ kind, label }) => kind === 'decision' && label.trim() !== '' && !/[?:]\s*$/.test(label))
    .map(({ id, label }) => ({
      rule: 'decision-asks-nothing',
      about: [id],
      message: `Write "${label}" as a question, so its exits read as answers.`,
    }));

/** Steps after which a flow without a single decision is likely to leave something out. */
const manySteps = 6;

const findOneWay = ({ nodes }: DiagramSpec): readonly Finding[] =>
  nodes.length < manySteps || nodes.some(({ kind }) => kind === 'decision' || kind === 'fork' || kind === 'event')
    ? []
    : [
        {
          rule: 'no-other-way',
          about: [],
          message: `All ${nodes.length} steps follow one another. Say which of them can fail, and what happens then.`,
        },
      ];

/** A beginning without a start is a problem of processes only; in a flowchart it is a wish. */
const findOpenBeginning = (spec: DiagramSpec): readonly Finding[] =>
  spec.type === 'flowchart' && spec.nodes.length > 1 && !spec.nodes.some(({ kind }) => kind === 'start')
    ? [{ rule: 'no-start', about: [], message: 'Add a start so readers can see where to begin.' }]
    : [];
