import type { SourceSpan } from '@diagloom/diagram/model';
import type { Exit, FlowEdge, FlowNode } from './flow-graph.ts';
import type { NumberedStep } from './numbered-steps.ts';
import type { Question } from './statement.ts';

/** The node before the first one. */
export const startId = -1;

export interface LastChoice {
  readonly id: number;
  readonly question: Question;
  /** Exits whose branch has been told, by label. */
  readonly told: ReadonlySet<string>;
}

export interface Build {
  readonly nodes: FlowNode[];
  edges: FlowEdge[];
  readonly ends: Exit[];
  readonly lost: SourceSpan[];
  lastChoice: LastChoice | undefined;
  /** All choices, as they were told first. */
  readonly choices: LastChoice[];
  /** How many things at the same time are being told. */
  forks: number;
  /** What the loops ask whose rounds are being told, the innermost last. */
  readonly rounds: FlowNode[];
  readonly numbered: readonly NumberedStep[];
  /** Exits that lead to steps which have not been told yet. */
  waiting: readonly { readonly exit: Exit; readonly step: NumberedStep }[];
}

/** Takes the exits that wait for a node. */
export const arrivalsAt = (build: Build, { span }: FlowNode): readonly Exit[] => {
  if (span === undefined) return [];
  const isMeant = ({ step }: Build['waiting'][number]): boolean => span.start >= step.start && span.start < step.end;
  const arrivals = build.waiting.filter(isMeant).map(({ exit }) => exit);
  build.waiting = build.waiting.filter((each) => !isMeant(each));
  return arrivals;
};

export const addNode = (build: Build, node: Omit<FlowNode, 'id'>): FlowNode => {
  const added = { ...node, id: build.nodes.length };
  build.nodes.push(added);
  return added;
};

export const connect = (build: Build, exits: readonly Exit[], to: number, span?: SourceSpan): void => {
  for (const { from, label } of exits) {
    if (from !== to && !build.edges.some((edge) => edge.from === from && edge.to === to && edge.label === label))
      build.edges.push({ from, to, label, ...(span ? { span } : {}) });
  }
};

export const addControl = (build: Build, kind: 'fork' | 'join'): FlowNode =>
  addNode(build, { kind, label: '', fullLabel: '', verb: '', actor: undefined, nodeKind: kind, span: undefined });

export const addDecision = (build: Build, question: Question): FlowNode =>
  addNode(build, {
    kind: 'decision',
    label: question.text,
    fullLabel: question.text,
    verb: '',
    actor: question.actor,
    nodeKind: 'decision',
    span: question.span,
  });

export const answer = (isYes: boolean): string => (isYes ? 'Yes' : 'No');
