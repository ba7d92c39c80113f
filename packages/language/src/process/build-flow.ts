import { findingVerbs } from '../lexicon/en/process-words.ts';
import { exitsThatCall } from './called-within.ts';
import { exitsAbout, exitsThatAsk, tellsOf } from './exits-that-ask.ts';
import { doneBefore, findNode, giverOf, lastStepOf } from './find-node.ts';
import { askedBefore, askedBy, firstAsked, leadsTo, runStart, stepBefore } from './find-target.ts';
import {
  addControl,
  addDecision,
  addNode,
  answer,
  arrivalsAt,
  type Build,
  connect,
  type LastChoice,
  startId,
} from './flow-build.ts';
import type { Exit, FlowGraph, FlowNode } from './flow-graph.ts';
import { askLate } from './late-questions.ts';
import { exitsThatName } from './named-within.ts';
import { type NumberedStep, stepMeant } from './numbered-steps.ts';
import { partByOutcome } from './of-outcome.ts';
import { relate, sharesSubject, tellsAllFine } from './outcome.ts';
import type { Question, Statement, Step } from './statement.ts';

/**
 * Lays statements out as a graph. The state is the list of loose ends (exits): a step takes them all, a choice leaves two,
 * a stop leaves none. The last choice is remembered, since a later sentence may speak of its other exit.
 */
export const buildFlow = (statements: readonly Statement[], numbered: readonly NumberedStep[] = []): FlowGraph => {
  const build: Build = {
    nodes: [],
    edges: [],
    ends: [],
    lost: [],
    lastChoice: undefined,
    choices: [],
    forks: 0,
    rounds: [],
    numbered,
    waiting: [],
  };
  const exits = layAll(build, statements, [{ from: startId, label: '' }]);
  const left = build.waiting.map(({ exit }) => exit);
  return { nodes: build.nodes, edges: build.edges, ends: [...exits, ...build.ends, ...left], lost: build.lost };
};

const layAll = (build: Build, statements: readonly Statement[], exits: readonly Exit[]): readonly Exit[] =>
  statements.reduce((open, statement) => lay(build, statement, open), exits);

const lay = (build: Build, statement: Statement, exits: readonly Exit[]): readonly Exit[] => {
  switch (statement.kind) {
    case 'step':
      return layStep(build, statement, exits);
    case 'choice':
      return layChoice(build, statement, exits);
    case 'branch':
      return layBranch(build, statement.exit === 'yes', statement.body, exits);
    case 'alternatives':
      return layAlternatives(build, statement, exits);
    case 'parallel':
      return layParallel(build, statement.branches, exits);
    case 'meanwhile':
      return layMeanwhile(build, statement.body, exits);
    case 'loop':
      return layLoop(build, statement, exits);
    case 'jump':
      return layJump(build, statement, exits);
    case 'end':
      build.ends.push(...exits);
      return [];
    case 'in-any-case':
      return [...exits, ...build.ends.splice(0)];
    default:
      return exits;
  }
};

const layStep = (build: Build, step: Step, exits: readonly Exit[]): readonly Exit[] => {
  if (!/[\p{L}\p{N}]/u.test(step.label)) return exits;
  const calling = exitsThatCall(build, exits, step.actor) ?? exitsThatName(build, exits, step);
  if (calling !== undefined)
    return [...exits.filter((exit) => !calling.includes(exit)), ...layStep(build, step, calling)];
  const told = step.isMention ? findNode(build.nodes, step.label, 0.75) : undefined;
  if (told !== undefined) return goOnFrom(build, told, step, exits);
  const parted = step.outcome && partByOutcome(build, step.outcome, exits);
  if (parted !== undefined) {
    build.ends.push(...parted.others);
    return layStep(build, step, parted.own);
  }
  // `pick another date and check again`: all has gone back already.
  if (exits.length === 0 && (step.isMention || step.isAgain)) return exits;
  const before = doneBefore(build.nodes, step);
  if (before) return layJump(build, { kind: 'jump', target: before.label, span: step.span }, exits);
  const asked =
    step.isAgain && step.object === '' && findingVerbs.has(step.verb) ? askedBefore(build, exits) : undefined;
  if (asked && exits.some(({ from }) => from !== asked.id)) {
    connect(build, exits, asked.id, step.span);
    return [];
  }
  const same = sameElsewhere(build, step, exits);
  if (same) {
    connect(build, exits, same.id, step.span);
    return [];
  }
  const node = addNode(build, {
    kind: 'step',
    label: step.label,
    fullLabel: step.fullLabel,
    ...(step.deadline === undefined ? {} : { deadline: step.deadline }),
    verb: step.verb,
    actor: step.actor,
    nodeKind: step.nodeKind,
    span: step.span,
  });
  const open = [...exits, ...arrivalsAt(build, node)];
  connect(build, open.length > 0 ? open : reopened(build), node.id);
  const loose = [{ from: node.id, label: '' }];
  if (asked === undefined) return loose;
  // `if it is between them measure again`: what was found out before is found out anew.
  connect(build, loose, asked.id);
  return [];
};

/** `if they agree mend it, if not they take it home. When it is mended, call them`: what another branch did last ends there. */
const goOnFrom = (build: Build, told: FlowNode, { label }: Step, exits: readonly Exit[]): readonly Exit[] => {
  if (exits.every(({ from }) => from !== told.id)) return exits;
  const isOver = ({ from }: Exit): boolean => {
    const last = build.nodes[from];
    return from !== told.id && last?.kind === 'step' && findNode([last], label, 0.75) === undefined;
  };
  build.ends.push(...exits.filter(isOver));
  return exits.filter((exit) => !isOver(exit));
};

/** The step of another branch that does the very same: both branches meet in it. */
const sameElsewhere = (build: Build, step: Step, exits: readonly Exit[]): FlowNode | undefined => {
  if (exits.length === 0 || build.forks > 0) return undefined;
  const same = build.nodes.findLast(
    ({ kind, fullLabel, actor }) =>
      kind === 'step' && actor === step.actor && fullLabel.toLowerCase() === step.fullLabel.toLowerCase(),
  );
  return same && !leadsTo(build, same.id, exits) ? same : undefined;
};

/** A step after a stop belongs before it: the last ends are open again, so that nothing is out of reach. */
const reopened = (build: Build): readonly Exit[] => {
  const last = build.ends.splice(Math.max(0, build.ends.length - 1));
  return last.length > 0 || build.nodes.length < 2 ? last : [{ from: build.nodes.length - 2, label: '' }];
};

const layChoice = (
  build: Build,
  choice: Extract<Statement, { kind: 'choice' }>,
  exits: readonly Exit[],
): readonly Exit[] => {
  if (askLate(build, choice, exits, (body, open) => layAll(build, body, open))) return exits;
  const last = build.lastChoice;
  const relation = last ? relate(last.question, choice.question) : 'unrelated';
  const later = exits.filter((exit) => exit.from !== last?.id);
  // Who tells both answers asks about what was done since.
  if (relation === 'opposite' && choice.otherwise !== undefined && later.length > 0)
    return [...exits.filter((exit) => exit.from === last?.id), ...layNewChoice(build, choice, later)];
  if (last && asksAgain(last.question, choice.question) && later.length > 0)
    return [...exits.filter((exit) => exit.from === last.id), ...layNewChoice(build, choice, later)];
  if (last && relation === 'opposite' && exits.some((exit) => exit.from === last.id)) {
    const isYes = last.question.isNegated;
    const after = layBranch(build, isYes, choice.body, exits);
    return choice.otherwise ? layBranch(build, !isYes, choice.otherwise, after) : after;
  }
  const again = answer(!choice.question.isNegated);
  if (last && relation === 'same' && exits.some((exit) => exit.from === last.id && exit.label === again)) {
    const after = layBranch(build, !choice.question.isNegated, choice.body, exits);
    return choice.otherwise ? layBranch(build, choice.question.isNegated, choice.otherwise, after) : after;
  }
  const isOtherCase = last && (sharesSubject(last.question, choice.question) || tellsAllFine(last.question));
  if (isOtherCase && relation === 'unrelated' && !last.told.has('else')) {
    const open = exits.filter((exit) => exit.from === last.id);
    if (open.length > 0 && open.length < exits.length) {
      const others = exits.filter((exit) => exit.from !== last.id);
      return [...others, ...layNewChoice(build, choice, open)];
    }
  }
  const earlier = relation === 'unrelated' ? openChoice(build, choice.question, exits) : undefined;
  if (earlier !== undefined && choice.otherwise === undefined) {
    build.lastChoice = earlier;
    return layBranch(build, earlier.question.isNegated, choice.body, exits);
  }
  const asking = exitsThatAsk(build, exits, choice.question.words);
  return [...exits.filter((exit) => !asking.includes(exit)), ...layNewChoice(build, choice, asking)];
};

/** `If it is off, restart it. If it is still off, ...`: what is asked once more is asked behind what was done about it. */
const asksAgain = (before: Question, { words }: Question): boolean =>
  words.includes('still') && words.some((word) => word.length > 3 && before.words.includes(word));

/** `Is it paid? ... Is it in stock? ... If it isn't paid, ...`: the earlier choice whose other exit, still open, a condition tells of. */
const openChoice = (build: Build, question: Question, exits: readonly Exit[]): LastChoice | undefined =>
  build.choices.findLast(
    (asked) =>
      asked.id !== build.lastChoice?.id &&
      asked.told.size === 1 &&
      relate(asked.question, question) === 'opposite' &&
      exits.some(({ from, label }) => from === asked.id && label === answer(asked.question.isNegated)),
  );

const layNewChoice = (
  build: Build,
  choice: Extract<Statement, { kind: 'choice' }>,
  exits: readonly Exit[],
): readonly Exit[] => {
  const decision = addDecision(build, choice.question);
  connect(build, [...exits, ...arrivalsAt(build, decision)], decision.id);
  const isYes = !choice.question.isNegated;
  const main: Exit = { from: decision.id, label: answer(isYes) };
  const other: Exit = { from: decision.id, label: answer(!isYes) };
  build.lastChoice = undefined;
  const afterBody = choice.body.length > 0 ? layAll(build, choice.body, [main]) : [main];
  build.lastChoice = undefined;
  const afterOther = choice.otherwise ? layAll(build, choice.otherwise, [other]) : [other];
  if (choice.otherwise && goesOn(choice.body) !== goesOn(choice.otherwise)) {
    build.ends.push(...(goesOn(choice.body) ? afterOther : afterBody));
    build.lastChoice = undefined;
    return goesOn(choice.body) ? afterBody : afterOther;
  }
  build.lastChoice = { id: decision.id, question: choice.question, told: toldOf(choice) };
  build.choices.push(build.lastChoice);
  return [...afterBody, ...afterOther];
};

/** Which exits a choice has told about. */
const toldOf = ({ question, body, otherwise }: Extract<Statement, { kind: 'choice' }>): ReadonlySet<string> =>
  new Set([...(body.length > 0 ? [answer(!question.isNegated)] : []), ...(otherwise ? ['else'] : [])]);

const goesOn = (body: readonly Statement[]): boolean => body.some((statement) => statement.kind === 'go-on');

/**
 * A branch told after its choice: takes over the loose exit, or, where steps already follow that exit, moves in
 * between, since those steps belonged to the other branch.
 */
const layBranch = (
  build: Build,
  isYes: boolean,
  body: readonly Statement[],
  exits: readonly Exit[],
): readonly Exit[] => {
  const last = build.lastChoice;
  if (!last) return layUnasked(build, isYes, body, exits);
  const isTold = last.told.has(answer(isYes)) && !last.told.has(answer(!isYes)) && !last.told.has('else');
  const label = answer(isTold ? !isYes : isYes);
  const own = exits.filter((exit) => exit.from === last.id && exit.label === label);
  const moved = own.length === 0 ? build.edges.filter((edge) => edge.from === last.id && edge.label === label) : [];
  build.edges = build.edges.filter((edge) => !moved.includes(edge));
  const others = exits.filter((exit) => !own.includes(exit));
  build.lastChoice = undefined;
  const after = layAll(build, body, [{ from: last.id, label }]);
  build.lastChoice = { ...last, told: new Set([...last.told, label]) };
  return [...others, ...after];
};

/** `otherwise ...` after a plain step: the step itself can fail. */
const layUnasked = (
  build: Build,
  isYes: boolean,
  body: readonly Statement[],
  exits: readonly Exit[],
): readonly Exit[] => {
  if (exits.length === 0 || exits.some((exit) => exit.from === startId)) return layAll(build, body, exits);
  return layNewChoice(
    build,
    {
      kind: 'choice',
      question: { text: askedBy(build, exits), isNegated: !isYes, words: [], span: undefined },
      body,
      otherwise: undefined,
    },
    exits,
  );
};

const layAlternatives = (
  build: Build,
  choice: Extract<Statement, { kind: 'alternatives' }>,
  exits: readonly Exit[],
): readonly Exit[] => {
  const question = choice.question ?? 'Which one?';
  const named = [question, ...choice.branches.map(({ label }) => label)].join(' ').toLowerCase();
  const [first] = choice.branches[0]?.body ?? [];
  const asking =
    exitsThatCall(build, exits, first?.kind === 'step' ? first.actor : undefined) ??
    (choice.branches.every(({ label }) => label === '') ? exitsAbout : exitsThatAsk)(
      build,
      exits,
      named.split(/[^\p{L}\p{N}]+/u),
    );
  const decision = addDecision(build, { text: question, isNegated: false, words: [], span: undefined });
  connect(build, asking, decision.id);
  return [
    ...exits.filter((exit) => !asking.includes(exit)),
    ...choice.branches.flatMap((branch) => layAll(build, branch.body, [{ from: decision.id, label: branch.label }])),
  ];
};

const layParallel = (
  build: Build,
  branches: readonly (readonly Statement[])[],
  exits: readonly Exit[],
): readonly Exit[] => {
  const told = branches.filter((branch) => branch.length > 0);
  if (told.length < 2) return told.reduce((open, branch) => layAll(build, branch, open), exits);
  const fork = addControl(build, 'fork');
  connect(build, exits, fork.id);
  build.forks += 1;
  const ends = told.flatMap((branch) => layAll(build, branch, [{ from: fork.id, label: '' }]));
  build.forks -= 1;
  const join = addControl(build, 'join');
  connect(build, ends, join.id);
  return [{ from: join.id, label: '' }];
};

/** Puts the step before it and the new ones side by side under a fork. */
const layMeanwhile = (build: Build, body: readonly Statement[], exits: readonly Exit[]): readonly Exit[] => {
  const only = exits.length === 1 ? build.nodes[exits[0]?.from ?? startId] : undefined;
  if (only?.kind === 'join') return extendParallel(build, body, only);
  if (only?.kind !== 'step') return layAll(build, body, exits);
  const fork = addControl(build, 'fork');
  build.edges = build.edges.map((edge) => (edge.to === only.id ? { ...edge, to: fork.id } : edge));
  build.edges.push({ from: fork.id, to: only.id, label: '' });
  const after = layAll(build, body, [{ from: fork.id, label: '' }]);
  const join = addControl(build, 'join');
  connect(build, [...exits, ...after], join.id);
  return [{ from: join.id, label: '' }];
};

/** A third thing at the same time joins the fork that is already there. */
const extendParallel = (build: Build, body: readonly Statement[], join: FlowNode): readonly Exit[] => {
  const forks = build.nodes.filter((node) => node.kind === 'fork' && node.id < join.id);
  const fork = forks.at(-1);
  if (!fork) return layAll(build, body, [{ from: join.id, label: '' }]);
  connect(build, layAll(build, body, [{ from: fork.id, label: '' }]), join.id);
  return [{ from: join.id, label: '' }];
};

const layLoop = (build: Build, loop: Extract<Statement, { kind: 'loop' }>, exits: readonly Exit[]): readonly Exit[] => {
  if (loop.asksFirst === true) return layAskedLoop(build, loop, exits);
  const before = build.nodes.length;
  const afterBody = layAll(build, loop.body, exits);
  const decision = addDecision(build, loop.question);
  connect(build, afterBody, decision.id);
  const first = build.nodes[before];
  const target = first && first.id !== decision.id ? first : (firstAsked(build, exits) ?? runStart(build, exits));
  const goesOn = answer((loop.repeats === 'while') !== loop.question.isNegated);
  if (target && target.id !== decision.id) build.edges.push({ from: decision.id, to: target.id, label: goesOn });
  build.lastChoice = undefined;
  return [{ from: decision.id, label: goesOn === 'Yes' ? 'No' : 'Yes' }];
};

/** Asked before each round; where the step before is what tells (`run the tests; as long as tests fail, ...`), it is done again. */
const layAskedLoop = (
  build: Build,
  { question, body }: Extract<Statement, { kind: 'loop' }>,
  exits: readonly Exit[],
): readonly Exit[] => {
  const before = exits.length === 1 ? build.nodes[exits[0]?.from ?? startId] : undefined;
  const decision = addDecision(build, question);
  connect(build, exits, decision.id);
  const goesOn = answer(!question.isNegated);
  build.rounds.push(decision);
  const ends = layAll(build, body, [{ from: decision.id, label: goesOn }]);
  build.rounds.pop();
  const tells = before?.kind === 'step' && tellsOf(before.label, question.words) ? before : decision;
  connect(
    build,
    ends.filter(({ from }) => from !== decision.id),
    tells.id,
  );
  build.lastChoice = undefined;
  return [{ from: decision.id, label: goesOn === 'Yes' ? 'No' : 'Yes' }];
};

const layJump = (build: Build, jump: Extract<Statement, { kind: 'jump' }>, exits: readonly Exit[]): readonly Exit[] => {
  const numbered = stepMeant(build.numbered, jump.target);
  const told = numbered && firstWithin(build, numbered);
  if (numbered !== undefined && told === undefined) {
    build.waiting = [...build.waiting, ...exits.map((exit) => ({ exit, step: numbered }))];
    return [];
  }
  const target =
    told ??
    (jump.target === '@start'
      ? build.nodes[0]
      : jump.target === '@previous'
        ? stepBefore(build, exits)
        : jump.target === '@check'
          ? askedBefore(build, exits)
          : jump.target === '@round'
            ? build.rounds.at(-1)
            : jump.target === '@giver'
              ? giverOf(build, jump.step?.actor)
              : (findNode(build.nodes, jump.target) ?? lastStepOf(build.nodes, jump.target)));
  if (target && exits.some((exit) => exit.from !== target.id || exit.label !== '')) {
    connect(build, exits, target.id, jump.span);
    return [];
  }
  if (jump.step) return layStep(build, jump.step, exits);
  if (jump.span) build.lost.push(jump.span);
  return exits;
};

const firstWithin = (build: Build, { start, end }: NumberedStep): FlowNode | undefined =>
  build.nodes.find(({ span }) => span !== undefined && span.start >= start && span.start < end);
