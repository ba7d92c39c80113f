import { findingVerbs } from '../lexicon/en/process-words.ts';
import { addDecision, answer, type Build } from './flow-build.ts';
import type { Exit, FlowEdge, FlowNode } from './flow-graph.ts';
import { openVerdict } from './of-outcome.ts';
import type { Question, Statement } from './statement.ts';
import { outcomeQuestion } from './verdict.ts';

type Choice = Extract<Statement, { kind: 'choice' }>;

/** Lays what is done in a case behind an exit, and says what it leaves open. */
type Lay = (body: readonly Statement[], exits: readonly Exit[]) => readonly Exit[];

/**
 * A question that the text asks late, behind steps that come after what it is about: it stands right behind that. In: the flow so far, which it
 * changes. Out: false for any other choice.
 */
export const askLate = (build: Build, choice: Choice, exits: readonly Exit[], lay: Lay): boolean =>
  choice.otherwise === undefined &&
  (askBack(build, choice, lay) || askOfChecker(build, choice, lay) || askOfVerdict(build, choice, exits, lay));

/** `Draft, review, publish; if the review fails go back to draft`: the step is called by the word that the question opens with. */
const askBack = (build: Build, { question, body }: Choice, lay: Lay): boolean => {
  if (body[0]?.kind !== 'jump' || body.length > 1) return false;
  const step = build.nodes.find(
    ({ kind, label }) =>
      kind === 'step' && label.toLowerCase() === question.words.find((word) => !/^(?:the|a|an)$/.test(word)),
  );
  const next = step && onlyWay(build, step);
  if (step === undefined || next === undefined) return false;
  lay(body, [askBehind(build, next, question)]);
  return true;
};

/**
 * `Ann orders it, Tom checks the order, Eva pays. If the price is wrong, Tom sends it back`: whoever sends it back does so where they looked at
 * it, and not behind what others did since.
 */
const askOfChecker = (build: Build, { question, body }: Choice, lay: Lay): boolean => {
  const [back, ...more] = body;
  const actor = back?.kind === 'jump' ? back.step?.actor : undefined;
  if (actor === undefined || more.length > 0) return false;
  const last = build.nodes.findLast((node) => node.kind === 'step' && node.actor === actor);
  const next = last && findingVerbs.has(last.verb) ? onlyWay(build, last) : undefined;
  if (next === undefined) return false;
  lay(body, [askBehind(build, next, question)]);
  return true;
};

/** `Ann approves it, Tom books it. Rejected? Ann says why.`: the other outcome of a verdict is told last. */
const askOfVerdict = (build: Build, { question, body }: Choice, exits: readonly Exit[], lay: Lay): boolean => {
  const verdict = body.length > 0 ? openVerdict(build, question, exits) : undefined;
  const next = verdict && onlyWay(build, verdict);
  if (verdict === undefined || next === undefined) return false;
  const asked = { ...outcomeQuestion(verdict), isNegated: true, span: question.span };
  build.ends.push(...lay(body, [askBehind(build, next, asked)]));
  return true;
};

/** The one way on from a step; undefined where there are several, or one in a case. */
const onlyWay = ({ edges }: Build, { id }: FlowNode): FlowEdge | undefined => {
  const [next, ...others] = edges.filter(({ from }) => from === id);
  return others.length > 0 || next?.label !== '' ? undefined : next;
};

/** Puts a decision into a way, which goes on where it is not as the condition says. Out: the exit where it is. */
const askBehind = (build: Build, way: FlowEdge, question: Question): Exit => {
  const decision = addDecision(build, question);
  build.edges = build.edges.map((edge) => (edge === way ? { ...edge, to: decision.id } : edge));
  build.edges.push({ from: decision.id, to: way.to, label: answer(question.isNegated) });
  return { from: decision.id, label: answer(!question.isNegated) };
};
