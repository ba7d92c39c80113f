import { findingVerbs } from '../lexicon/en/process-words.ts';
import { singular } from '../lexicon/morphology.ts';
import { tokenise } from '../text/token.ts';
import { type Build, startId } from './flow-build.ts';
import type { Exit, FlowEdge, FlowNode } from './flow-graph.ts';
import { outcomeOf } from './outcome.ts';
import { toQuestion } from './question.ts';
import { outcomeQuestion } from './verdict.ts';

/** Where a run of decisions begins, each of which is asked only where the one before was denied; undefined for a single loose end. */
export const firstAsked = (build: Build, exits: readonly Exit[]): FlowNode | undefined => {
  let asked = exits.length > 1 ? build.choices.at(-1)?.id : undefined;
  const before = (id: number): number | undefined =>
    build.choices.findLast((choice) => build.edges.some(({ from, to }) => from === choice.id && to === id))?.id;
  for (let last = asked; last !== undefined; last = before(last)) asked = last;
  return asked === undefined ? undefined : build.nodes[asked];
};

/** The first of the steps in a row that lead to the exits: what `repeat until` repeats. */
export const runStart = (build: Build, exits: readonly Exit[]): FlowNode | undefined => {
  let found = build.nodes[exits[0]?.from ?? startId];
  for (let count = 0; found && count < build.nodes.length; count += 1) {
    const id: number = found.id;
    const incoming: readonly FlowEdge[] = build.edges.filter((edge) => edge.to === id);
    const before: FlowNode | undefined = incoming.length === 1 ? build.nodes[incoming[0]?.from ?? startId] : undefined;
    if (before?.kind !== 'step') break;
    found = before;
  }
  return found;
};

/** True where a node is on the way to some of the exits. */
export const leadsTo = (build: Build, id: number, exits: readonly Exit[]): boolean => {
  const sources = new Map<number, number[]>();
  for (const { from, to } of build.edges) sources.set(to, [...(sources.get(to) ?? []), from]);
  const open = exits.map(({ from }) => from);
  const seen = new Set(open);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at === id) return true;
    for (const from of sources.get(at) ?? []) {
      if (seen.has(from)) continue;
      seen.add(from);
      open.push(from);
    }
  }
  return false;
};

/** The last real step on the way to the exits: what `try again` repeats. */
export const stepBefore = (build: Build, exits: readonly Exit[]): FlowNode | undefined => {
  const sources = new Map(build.edges.map((edge) => [edge.to, edge.from]));
  let id = exits[0]?.from;
  let lastStep: FlowNode | undefined;
  for (let count = 0; id !== undefined && count < 12; count += 1) {
    const node = build.nodes[id];
    const parent: number | undefined = sources.get(id);
    if (node?.kind === 'decision') {
      const asked = parent === undefined ? undefined : build.nodes[parent];
      if (asked?.kind !== 'decision') return asked?.kind === 'step' ? asked : node;
      id = asked.id;
      continue;
    }
    lastStep = node ?? lastStep;
    id = parent;
  }
  return lastStep;
};

/** What `check again` repeats: the step that found out what the last decision asks, or the decision where none does. */
export const askedBefore = (build: Build, exits: readonly Exit[]): FlowNode | undefined => {
  let id: number | undefined = exits[0]?.from;
  for (let count = 0; id !== undefined && count < 12; count += 1) {
    const at: number = id;
    const node = build.nodes[at];
    const before: number | undefined = build.edges.find(({ to }) => to === at)?.from;
    const asked = before === undefined ? undefined : build.nodes[before];
    if (node?.kind === 'decision') return asked?.kind === 'step' && findsOut(asked, node) ? asked : node;
    id = before;
  }
  return undefined;
};

/** Whether a step found out what is asked after it: `run the tests` before `Tests fail?` */
const findsOut = ({ verb, label }: FlowNode, { label: question }: FlowNode): boolean => {
  const words = new Set(contentOf(question));
  return findingVerbs.has(verb) || (verb !== 'ask' && contentOf(label).some((word) => words.has(word)));
};

const contentOf = (label: string): readonly string[] =>
  label
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3)
    .map(singular);

/** `check whether the box is full` asks `Box full?`, `confirms it within an hour` `Confirmed within an hour?`; any other step whether it went well. */
export const askedBy = (build: Build, exits: readonly Exit[]): string => {
  const step = build.nodes[exits[0]?.from ?? startId];
  const asked = /^\w+ (?:if|whether|that) (.+)$/i.exec(step?.label ?? '')?.[1];
  if (asked) return toQuestion(tokenise(asked)).text;
  if (step?.kind !== 'step') return 'Successful?';
  const within = step.deadline;
  const isVerdict = outcomeOf([step.verb])?.side === 'yes';
  return isVerdict || within !== undefined ? outcomeQuestion(step, within).text : 'Successful?';
};
