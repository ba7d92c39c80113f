import {
  type Answer,
  asText,
  type Computation,
  createNameScope,
  type EnumDecl,
  exampleOf,
  type FlowDecl,
  isGivenBack,
  labelWords,
  type Name,
  oneLine,
  type PortDecl,
  type Program,
  type Step,
  stepsOf,
} from '../../program/index.ts';
import { asQuestion } from '../as-question.ts';
import { clearly } from '../cannot-plan.ts';
import { codeTitle } from '../code-title.ts';
import { createDeeds, stepLeads } from '../deeds.ts';
import { createHandleScope, ownWords } from '../handles.ts';
import type { Planner } from '../planner.ts';
import { withAnsweredSteps } from './answered-steps.ts';
import { answerWords, readYesAndNo } from './answers.ts';
import { findPaths } from './find-paths.ts';
import type { FlowCode } from './flow-code.ts';
import { type FlowGraph, type FlowNode, nodeOf } from './flow-graph.ts';
import { readFlow } from './read-flow.ts';
import { oneAfterTheOther, repairFlow } from './repair-flow.ts';
import { keepsScenario } from './run-block.ts';
import { createStepNames, withoutActor } from './step-names.ts';
import { structureFlow } from './structure-flow.ts';
import { tellEndsApart } from './tell-ends-apart.ts';
import { toStateTable } from './to-state-table.ts';
import { findValues } from './values/find-values.ts';
import { type FlowValues, noValues } from './values/flow-values.ts';
import { settleValues, valuesOf, withVariables } from './values/settle-values.ts';
import { withWhoIsAsked } from './who-is-asked.ts';

/** Beyond this many steps code stops being something that a person reads; a selection of components helps. */
const mostSteps = 400;

/** Letters of how a flow ends: what somebody was asked to do is a part of that. */
const longestOutcome = 36;

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Flowcharts and processes: a function from start to outcome, over one port per lane with a method per step and question. */
export const planFlow: Planner = ({ spec, program, typeNames }) => {
  if (spec.nodes.length > mostSteps) {
    throw clearly(
      `This diagram has ${spec.nodes.length} parts; code is written for up to ${mostSteps}. Choose some of its components.`,
    );
  }
  const reading = readFlow(spec);
  if (reading.graph.nodes.size === 0)
    throw clearly(
      spec.nodes.length === 0
        ? 'There is no step in this diagram to write code for. Add a step or choose another diagram.'
        : 'None of the steps in this diagram are connected. Connect them with lines that start and end on a shape, or choose another diagram.',
    );
  const assumptions = [...program.assumptions, ...reading.assumptions];
  const lanes = new Map(spec.groups.map(({ id, label }) => [id, label]));
  const hasWhile = program.style !== 'production';
  // Variables called like a port would hide it.
  const taken = [...ownWords, ...ownVariables, ...[...lanes.values(), 'steps'].map(joinedWords)];
  // Whoever has several beginnings has no values of each.
  // What requests carry is not asked for by a flow.
  const takesInputs = program.options.isServed !== true;
  const passesValues = program.options.asksNobody !== true && reading.starts.length === 1;
  const repaired = reading.starts
    .map((start) => repairFlow(reading.graph, start))
    .map((each) =>
      program.options.asksNobody === true
        ? each
        : {
            ...each,
            graph: withAnsweredSteps(each.graph, lanes, computedIn(each, { passesValues, taken, takesInputs })),
          },
    )
    .map((each) => ({ ...each, graph: withWhoIsAsked(each.graph) }));
  if (repaired.length > 1) {
    assumptions.push({
      text: `The diagram has ${repaired.length} starting points; each became a function of its own.`,
      about: reading.starts,
    });
  }
  const used = new Set(repaired.flatMap(({ graph }) => lanesOf(graph)));
  const base = repaired.length > 1 ? program.title : '';
  const subjects = repaired.map(({ start }) =>
    base === '' ? program.title : reading.graph.nodes.get(start)?.label || program.title,
  );
  const flowNames = createNameScope();
  const calledAfter = base === '' ? [program.name.label] : subjects.map(codeTitle);
  const functionNames = calledAfter.map((subject) => flowNames.take(`run ${subject}`, [], 'run flow'));
  const ports = new Map<string, Mutable<PortDecl> & { methods: Step[] }>();
  const portOf = (lane: string | undefined): Mutable<PortDecl> & { methods: Step[] } => {
    const key = lane !== undefined && used.size > 1 && lanes.has(lane) ? lane : '';
    const known = ports.get(key);
    if (known !== undefined) return known;
    const label = key === '' ? program.name.label : (lanes.get(key) ?? '');
    const who = key === '' ? `“${program.title}”` : `“${oneLine(label)}”`;
    const port = {
      name: typeNames.take(label, key === '' ? [] : [key], 'flow', 'steps'),
      handle: handles.take(key === '' ? 'steps' : label, [], 'steps'),
      summary:
        key === ''
          ? `The steps and decisions in ${who}; for you to implement.`
          : `The steps and decisions of ${who}; for you to implement.`,
      methods: [],
    };
    ports.set(key, port);
    return port;
  };
  /** As the lanes are drawn. */
  const inLaneOrder = (): readonly PortDecl[] => {
    const order = [...lanes.keys()];
    return [...ports].sort(([one], [other]) => order.indexOf(one) - order.indexOf(other)).map(([, port]) => port);
  };
  const handles = createHandleScope();
  const enums: EnumDecl[] = [];
  const nameStep = createStepNames();
  const steps = new Map<string, Step>();
  const computations = new Map<string, Computation>();
  const answers = new Map<string, ReturnType<FlowCode['answersOf']>>();

  const drawn = repaired.flatMap(({ graph }) => [...graph.nodes.values()]);
  const deedOf = createDeeds(drawn.flatMap((node) => (isDone(node) ? [node.label] : [])));
  const saidOf = (node: FlowNode): string => {
    const label = withoutActor(node.label, lanes.get(node.lane ?? ''));
    if (isDone(node)) return deedOf(label, stepLeads);
    if (readYesAndNo(node.next) === undefined || label !== node.label) return label;
    return speaksOfTaken(node) ? `is ${label}` : asQuestion(label);
  };
  /** `guess a number` of a guess says how it is, and not what is done. */
  const speaksOfTaken = (node: FlowNode): boolean => {
    const [first = '', ...more] = labelWords(node.label);
    const isTaken = values.taken.get(node.id)?.some(({ name }) => name.words.join(' ') === first) === true;
    return isTaken && more.length > 0 && /^an? /.test(oneLine(node.label).slice(first.length + 1));
  };
  const told = repaired
    .map((each) => ({ ...each, graph: tellEndsApart(each.graph, saidOf) }))
    .map((each) => ({
      ...each,
      values: passesValues ? settleValues(each.graph, each.start, { taken, takesInputs, hasWhile }) : noValues,
    }));
  const [{ values } = { values: noValues }] = told;
  const all = told.flatMap(({ graph }) => [...graph.nodes.values()]);
  /** The same work, and the same question that is answered by yes or no. */
  const isAlike = (one: FlowNode, other: FlowNode): boolean => {
    if (one === other) return true;
    if (
      one.kind !== other.kind ||
      values.computed.has(one.id) !== values.computed.has(other.id) ||
      isDone(one) !== isDone(other) ||
      oneLine(one.label) === '' ||
      portOf(one.lane) !== portOf(other.lane)
    )
      return false;
    if (one.kind === 'do') return oneLine(one.label).toLowerCase() === oneLine(other.label).toLowerCase();
    const [asked, again] = [one, other].map((node) => createNameScope().call(saidOf(node), [], '').words.join(''));
    return asked === again && [one, other].every(({ next }) => readYesAndNo(next) !== undefined);
  };

  const prepareStep = (node: FlowNode): void => {
    if (node.kind === 'end' || steps.has(node.id) || computations.has(node.id)) return;
    const id = idOf(node.id);
    const boolean = node.kind === 'ask' ? readYesAndNo(node.next) : undefined;
    const computation = values.computed.get(node.id);
    if (computation !== undefined) {
      const said = createNameScope().call(saidOf(node), [id], 'compute');
      computations.set(node.id, { ...computation, name: { ...said, label: oneLine(node.label) } });
      if (boolean !== undefined) answers.set(node.id, [exitTo(boolean.yes, true), exitTo(boolean.no, false)]);
      return;
    }
    const port = portOf(node.lane);
    const alike = all.filter((other) => isAlike(node, other));
    const known = alike.map((each) => steps.get(each.id)).find((step) => step !== undefined);
    if (known !== undefined && node.kind === 'do') {
      steps.set(node.id, known);
      return;
    }
    const passed = passedBy(values, alike);
    const name = known?.name ?? {
      ...nameStep(saidOf(node), id, node.kind, port),
      label: oneLine(node.label),
      from: [
        ...new Set(
          alike.flatMap((each) => [each.id, ...(each.decides === undefined ? [] : [each.decides.id])]).map(idOf),
        ),
      ],
    };
    if (node.kind === 'do') {
      const step: Step = { name, port, ...passed };
      steps.set(node.id, step);
      port.methods.push(step);
      return;
    }
    if (boolean?.isGuessed === true) {
      assumptions.push({
        text: `Not every exit of “${oneLine(questionIn(node))}” is labeled, so the first is taken as ${boolean.yes === node.next[0] ? 'yes' : 'no'}.`,
        about: [id],
      });
    }
    const choices = boolean === undefined ? enumOf(node, name) : undefined;
    const { decides } = node;
    const decided = decides !== undefined && choices === undefined;
    const step: Step = known ?? {
      name,
      port,
      answer: choices ?? 'boolean',
      ...passed,
      ...(decided && { decides: { label: oneLine(decides.label), is: decides.is } }),
    };
    steps.set(node.id, step);
    if (known === undefined) port.methods.push(step);
    answers.set(
      node.id,
      boolean === undefined
        ? node.next.map((exit, index) => exitTo(exit, choices?.members[index] ?? false))
        : node.decides?.is === false
          ? [exitTo(boolean.no, true), exitTo(boolean.yes, false)]
          : [exitTo(boolean.yes, true), exitTo(boolean.no, false)],
    );
  };

  const enumOf = (node: FlowNode, name: Name): EnumDecl => {
    const scope = createNameScope();
    if (node.next.some(({ answer }) => answer === '')) {
      assumptions.push({
        text: `Not every exit of “${oneLine(questionIn(node))}” is labeled, so its answers are numbered.`,
        about: [node.id],
      });
    }
    const values: EnumDecl = {
      name: typeNames.beside(name.words.join(' '), name.from, 'question', 'answer'),
      summary: `The possible answers to “${oneLine(questionIn(node))}”.`,
      members: node.next.map(({ answer, about }) => ({
        ...scope.take(answerWords(answer), about === '' ? [] : [about], 'option'),
        label: oneLine(answer),
      })),
    };
    enums.push(values);
    return values;
  };

  for (const input of values.inputs)
    assumptions.push({
      text: `Nothing in the diagram sets the ${asText(input.name)}, so whoever runs the code gives it.`,
      about: input.name.from,
    });
  const flows = told.map(({ graph, start, assumptions: decided }, index): FlowDecl => {
    assumptions.push(...decided);
    const name = functionNames[index] ?? program.name;
    const subject = oneLine(subjects[index] ?? program.title);
    for (const node of graph.nodes.values()) prepareStep(node);
    const ends = [...graph.nodes.values()].filter(({ kind }) => kind === 'end');
    const outcomes = new Map<string, Name>();
    const byWords = new Map<string, Name>();
    for (const end of ends) {
      const candidate = createNameScope([], longestOutcome).take(end.label, [idOf(end.id)], 'finished');
      const name = byWords.get(candidate.words.join('')) ?? candidate;
      byWords.set(candidate.words.join(''), name);
      outcomes.set(end.id, name);
    }
    const outcome: EnumDecl = {
      name: typeNames.beside(name.words.slice(1).join(' '), [], 'flow', 'outcome'),
      summary: `The possible outcomes of “${subject}”.`,
      members: [...byWords.values()],
    };
    enums.push(outcome);
    const missing = (id: string): never => {
      throw new Error(`${id} has no code`);
    };
    const code: FlowCode = {
      stepOf: (id) => computations.get(id) ?? steps.get(id) ?? missing(id),
      outcomeOf: (id) => outcomes.get(id) ?? missing(id),
      answersOf: (id) => {
        const exits = nodeOf(graph, id).next;
        return (answers.get(id) ?? []).map((each) => ({
          ...each,
          to: exits.find(({ about, to }) => about === each.about && (about !== '' || to === each.to))?.to ?? each.to,
        }));
      },
    };
    const { scenarios } = findPaths(graph, start, code, { names: createNameScope(), values });
    // What stands in for others always gives the same, so that the flow follows its example and comes to an end.
    for (const { step, answer } of exampleOf(scenarios)?.answers ?? [])
      if (isGivenBack(answer)) Object.assign(step, { result: answer });
    const structured = structureFlow(graph, start, code, { hasWhile });
    const block = structured && withVariables(structured, values);
    const isFaithful = block !== undefined && scenarios.every((scenario) => keepsScenario(block, scenario));
    const isInTurn = decided.some(({ text }) => text.endsWith(oneAfterTheOther));
    const usedPorts = new Set([...graph.nodes.keys()].flatMap((id) => steps.get(id)?.port ?? []));
    const flow = {
      name,
      summary: `Runs “${subject}” from its start to its outcome.${isInTurn ? ' Parallel branches run one after the other.' : ''}`,
      ports: inLaneOrder().filter((port) => usedPorts.has(port)),
      outcome,
      scenarios,
      ...(values.inputs.length > 0 && { parameters: values.inputs }),
    };
    return isFaithful
      ? { ...flow, body: block }
      : { ...flow, table: toStateTable(graph, start, code, subject, typeNames) };
  });
  const written = flows.flatMap(({ body }) => (body === undefined ? [] : stepsOf(body)));
  if (flows.every(({ body }) => body !== undefined))
    for (const { methods } of ports.values())
      methods.sort((one, other) => written.indexOf(one) - written.indexOf(other));
  const stateEnums = flows.flatMap(({ table }) => (table === undefined ? [] : [table.states]));
  return {
    ...program,
    enums: [...enums, ...stateEnums],
    ports: inLaneOrder(),
    flows,
    assumptions,
  } satisfies Program;
};

/** Tells the questions that a flow answers by itself. */
const computedIn = (
  { graph, start }: { readonly graph: FlowGraph; readonly start: string },
  {
    passesValues,
    taken,
    takesInputs,
  }: {
    readonly passesValues: boolean;
    readonly taken: readonly string[];
    readonly takesInputs: boolean;
  },
): ((id: string) => boolean) => {
  if (!passesValues) return () => false;
  const { computed } = findValues(graph, start, { asked: new Set(), taken, takesInputs });
  return (id) => computed.has(id);
};

/** What all that are one step take and give back. */
const passedBy = (values: FlowValues, alike: readonly FlowNode[]): ReturnType<typeof valuesOf> => {
  const [first = {}, ...others] = alike.map(({ id }) => valuesOf(values, id));
  const shared = first.parameters?.filter((each) => others.every(({ parameters }) => parameters?.includes(each)));
  const { parameters: _, ...rest } = first;
  return shared === undefined || shared.length === 0 ? rest : { ...rest, parameters: shared };
};

const exitTo = (exit: FlowNode['next'][number], answer: Answer) => ({ answer, to: exit.to, about: exit.about });

/** What printed programs call variables of their own. */
const ownVariables = ['err', 'ctx', 's', 't', 'script', 'flow'];

const joinedWords = (label: string): string => createNameScope().take(label, [], 'steps').words.join('');

/** Whether something is done at a node, though its answer may decide what follows. */
const isDone = ({ kind, decides }: FlowNode): boolean => kind === 'do' || decides !== undefined;

const questionIn = ({ label, decides }: FlowNode): string => decides?.label ?? label;

/** The id of the part of the diagram that a node stands for. */
const idOf = (id: string): string => id.replace(/ (?:way$|after .*)/, '');

const lanesOf = (graph: FlowGraph): readonly string[] =>
  [...graph.nodes.values()].flatMap(({ kind, lane }) => (kind === 'end' || lane === undefined ? [] : [lane]));
