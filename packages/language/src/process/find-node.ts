import { determiners, prepositions } from '../lexicon/en/closed-words.ts';
import { behindReceiver } from '../lexicon/en/lane-words.ts';
import { findingVerbs, performingVerbs, redoVerbs, repeatVerbs } from '../lexicon/en/process-words.ts';
import { readVerb, singular } from '../lexicon/morphology.ts';
import { remembering } from '../text/remembering.ts';
import type { FlowNode } from './flow-graph.ts';
import type { Step } from './statement.ts';

/** The words of a label that carry meaning, in base form. */
const contentWords = remembering(
  (label: string): ReadonlySet<string> =>
    new Set(
      label
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter(
          (word) =>
            word !== '' && !determiners.has(word) && !prepositions.has(word) && word !== 'again' && word !== 'step',
        )
        .map((word) => nominal(readVerb(word)?.base ?? singular(word))),
    ),
);

/** `approval` and `approve`, `payment` and `pay` share a stem. */
const nominal = (word: string): string =>
  word.length > 5 ? word.replace(/(?:ation|ment|ance|ence|tion|ion|al|ing|e)$/, '') : word;

/** From 0 to 1: how much of the shorter label the other has. */
const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  const smaller = Math.min(a.size, b.size);
  const larger = Math.max(a.size, b.size);
  if (smaller === 0) return 0;
  return (shared / smaller) * (shared / larger > 0.3 ? 1 : 0.7);
};

/** `it goes back to the writer`, `the texts go back to writers with a comment`: what that actor did last. */
export const lastStepOf = (nodes: readonly FlowNode[], target: string): FlowNode | undefined => {
  const [who = ''] = target.toLowerCase().split(behindReceiver);
  return nodes.findLast(
    ({ kind, actor }) => kind === 'step' && actor !== undefined && singular(actor.toLowerCase()) === singular(who),
  );
};

/** `she sends it back`: what somebody else did last. */
export const giverOf = (
  build: { readonly nodes: readonly FlowNode[] },
  actor: string | undefined,
): FlowNode | undefined =>
  build.nodes.findLast((node) => node.kind === 'step' && node.actor !== undefined && node.actor !== actor);

/** The step that another one does once more: `measure it again`, `rerun the tests`, `repeat the check`, `cut another board`. */
export const doneBefore = (nodes: readonly FlowNode[], step: Step): FlowNode | undefined => {
  if (step.isTakenUp === true) return undefined;
  if (repeatVerbs.has(step.verb)) return findNode(nodes, step.object) ?? lastCheck(nodes, step.object);
  const [, again] = /^re-?(.{3,})$/.exec(redoVerbs.has(step.verb) ? step.verb : '') ?? [];
  const isAnother = /\b(?:another|others)\b/.test(step.object);
  if (!step.isAgain && again === undefined && !isAnother) return undefined;
  const verb = again ?? step.verb;
  const alike = isAnother ? undefined : findNode(nodes, step.label.replace(/^re-?/i, ''), 0.75);
  return (
    alike ??
    nodes.findLast((node) => node.kind === 'step' && node.verb === verb) ??
    nodes.findLast(
      (node) => node.kind === 'step' && performingVerbs.has(node.verb) && [...contentWords(node.label)].at(-1) === verb,
    )
  );
};

/** `repeat the check`, whatever the deed was called that finds something out. */
const lastCheck = (nodes: readonly FlowNode[], object: string): FlowNode | undefined => {
  const [noun = ''] = contentWords(object);
  return findingVerbs.has(readVerb(noun)?.base ?? '')
    ? nodes.findLast(({ kind, verb }) => kind === 'step' && findingVerbs.has(verb))
    : undefined;
};

/** Which of the nodes a text means by `the review` or `step 3`; undefined where none is close enough. */
export const findNode = (nodes: readonly FlowNode[], target: string, least = 0.6): FlowNode | undefined => {
  const named = nodes.filter((node) => node.kind === 'step' || node.kind === 'decision');
  const number = /^(?:step|stage)?\s*(\d{1,3})\b/i.exec(target.trim());
  if (number) return named.filter((node) => node.kind === 'step')[Number(number[1]) - 1];
  const words = contentWords(target);
  let best: FlowNode | undefined;
  let bestScore = least;
  for (const node of named) {
    const score = likeness(words, contentWords(node.label));
    if (score > bestScore || (score === bestScore && !best)) {
      best = node;
      bestScore = score;
    }
  }
  return best;
};
