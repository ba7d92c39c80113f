import { prepositions } from '../lexicon/en/closed-words.ts';
import { definite } from '../lexicon/en/process-words.ts';
import { readVerb, singular } from '../lexicon/morphology.ts';
import type { Build } from './flow-build.ts';
import type { Exit, FlowNode } from './flow-graph.ts';
import type { Step } from './statement.ts';

/**
 * `If it is small, the agent pays. If it is large, the lead makes an offer. The customer signs the offer.`: what is done to something that one
 * case alone made is done in that case. In: the flow so far, its loose ends and the next step. Out: the ends of the cases that named the thing;
 * undefined where none, all or the way before them did.
 */
export const exitsThatName = (build: Build, exits: readonly Exit[], step: Step): readonly Exit[] | undefined => {
  const thing = definite.exec(step.object)?.[1]?.toLowerCase();
  if (thing === undefined || exits.length < 2) return undefined;
  const branches = exits.map(({ from }) => branchOf(build, from));
  if (branches.some((branch) => branch.length === 0)) return undefined;
  const inside = new Set(branches.flat());
  const isTold = build.nodes.some((node) => !inside.has(node) && speaksOf(node, thing));
  const naming = exits.filter((_, at) => branches[at]?.some((node) => makes(node, thing)));
  return isTold || naming.length !== 1 ? undefined : naming;
};

/** The steps of a case, up to what decides whether there is it. */
const branchOf = (build: Build, from: number): readonly FlowNode[] => {
  const steps: FlowNode[] = [];
  for (let id: number | undefined = from; id !== undefined && steps.length < longestBranch; ) {
    const node: FlowNode | undefined = build.nodes[id];
    if (node?.kind !== 'step') break;
    steps.push(node);
    const at: number = id;
    const incoming = build.edges.filter(({ to }) => to === at);
    id = incoming.length === 1 ? incoming[0]?.from : undefined;
  }
  return steps;
};

const longestBranch = 12;

/** Is done to the thing, or is what it is called after: `Offer a refund` makes an offer. Where it is done is no such thing. */
const makes = ({ label, verb }: FlowNode, thing: string): boolean => {
  const words = wordsOf(label);
  const place = words.findIndex((word, at) => at > 0 && prepositions.has(word));
  return (
    readVerb(verb)?.base === thing || words.slice(0, place < 0 ? undefined : place).some((word) => isSame(word, thing))
  );
};

const speaksOf = ({ label }: FlowNode, thing: string): boolean => wordsOf(label).some((word) => isSame(word, thing));

const wordsOf = (label: string): readonly string[] => label.toLowerCase().split(/[^\p{L}\p{N}]+/u);

const isSame = (word: string, thing: string): boolean => singular(word) === singular(thing);
