import type { DiagramSpec, SpecEdge, SpecGroup, SpecNode } from '@diagloom/diagram/model';
import { handsOutcome } from '@diagloom/language/morphology';
import {
  type Answer,
  type Assumption,
  type Block,
  beyondWords,
  createNameScope,
  type Name,
  type NameScope,
  type OperationDecl,
  oneLine,
  type PassedValue,
  type PortDecl,
  type Program,
  type ServiceDecl,
  type Step,
  stepsOf,
  withoutWhile,
} from '../../program/index.ts';
import { because } from '../because.ts';
import { clearly } from '../cannot-plan.ts';
import type { Planner, PlanRequest } from '../planner.ts';
import { tryTogether } from '../try-together.ts';
import { withGuardsAtEnd } from '../with-guards.ts';
import { askedAbout, broughtBefore, isSharedBy, type Knowledge, type Sent } from './asked-about.ts';
import { deedWords } from './asking-messages.ts';
import { beginInCases, tellBegunInCases } from './begun-in-cases.ts';
import { findCalledBack } from './called-back.ts';
import { findRuns } from './find-runs.ts';
import { broughtBack, giveValues, isAmong, isSame } from './give-values.ts';
import { withoutAnswers } from './leaving-early.ts';
import { countOf } from './loops.ts';
import { createMessageNames, type MessageNames } from './message-names.ts';
import type { MessageValues } from './message-values.ts';
import { raisedAnswers, raiseErrors } from './raise-errors.ts';
import { type Exchange, type FramePart, framesOf, keyOf, messagesOf, readExchanges } from './read-exchanges.ts';
import { thingIn } from './read-values.ts';
import { toBlock } from './to-block.ts';
import { tellingParts } from './told-frames.ts';
import { withToldInRounds } from './told-in-rounds.ts';
import { traceValues } from './trace-values.ts';
import { unusedResults } from './unused-results.ts';

/**
 * Sequence diagrams: an interface per participant that gets messages, and a class per participant that sends some. What a participant sends
 * while it handles a message becomes the body of that message's operation, in the drawn order; frames become choices and loops.
 */
export const planMessages: Planner = (request) => {
  const unused = new Set<string>();
  // Without what nobody takes, something else may be taken by nobody.
  for (let before = -1; before !== unused.size; ) {
    before = unused.size;
    const { services, names, spec } = planWithout(unused, { ...request, typeNames: createNameScope() });
    for (const key of unusedResults(spec, services, names.stepOf)) unused.add(key);
  }
  return planWithout(unused, request).program;
};

const planWithout = (
  unused: ReadonlySet<string>,
  { spec: written, program, typeNames }: PlanRequest,
): {
  readonly program: Program;
  readonly services: readonly ServiceDecl[];
  readonly names: MessageNames;
  readonly spec: DiagramSpec;
} => {
  const spec = withToldInRounds(written);
  const drawn = readExchanges(spec);
  const raising = program.options.raisesErrors === true ? raiseErrors(spec, drawn) : drawn;
  const exchanges = beginInCases(raising);
  if (exchanges.length === 0) {
    throw clearly('No message is sent in this diagram. Draw a line from one participant to another.');
  }
  const raisedBy = program.options.raisesErrors === true ? raisedAnswers(spec, drawn) : new Map<SpecEdge, SpecEdge>();
  const errorsOf = (message: SpecEdge): readonly SpecEdge[] =>
    drawn.flatMap((each) => (each.message === message ? each.answers.flatMap((said) => raisedBy.get(said) ?? []) : []));
  const given = traceValues(spec, exchanges, { decides: program.options.asksNobody !== true, unused });
  // Databases have no classes that are made of others.
  const calledBack = program.options.asksNobody === true ? new Set<string>() : findCalledBack(exchanges);
  const names = createMessageNames(spec, typeNames, given, calledBack);
  const assumptions: Assumption[] = [...program.assumptions];
  // All interfaces are named before any body speaks of them, in the order of the messages.
  for (const message of spec.edges) {
    if (message.kind !== 'reply' && message.from !== message.to) names.stepOf(message);
  }
  const senders = spec.nodes.filter(({ id }) => exchanges.some(({ by, parts }) => by === id && parts.length > 0));
  // Databases note what is done: they pass no values, and nothing is put behind their procedures.
  const hasLists = program.options.asksNobody !== true;
  const services = senders.flatMap((node): readonly ServiceDecl[] => {
    const all = exchanges.filter(({ by }) => by === node.id);
    const isBack = ({ message }: Exchange): boolean => message !== undefined && calledBack.has(keyOf(message));
    const handled = all.filter((each) => each.message !== undefined && !isBack(each));
    const told = all.filter(isBack);
    const begun = all.filter(({ message }) => message === undefined);
    const port = names.offeredBy(node.id);
    // Whoever does nothing but its own work because of what it is sent needs no class that hands it on.
    const isSender = handled.some(({ parts }) => parts.length > 0);
    const label = oneLine(node.label) || node.id;
    const made = (
      own: readonly Exchange[],
      role: 'service' | 'session' | 'listener',
      offers: PortDecl | undefined,
    ): ServiceDecl => {
      const operations = withoutDoubles(own, { names, given, node, hasLists, errorsOf, groups: spec.groups });
      const calls = operations.flatMap(({ scenarios }) => scenarios.flatMap((scenario) => scenario.calls));
      const summaries = {
        service: '',
        session: `What “${label}” begins.`,
        listener: `What “${label}” does when it is called back.`,
      };
      return {
        name: { ...serviceName(label, node.id, role, typeNames), label },
        summary: summaries[role],
        ports: [...new Set(calls.map((step) => step.port))],
        operations,
        ...(offers !== undefined && { offers }),
      };
    };
    return [
      ...(isSender ? [made(handled, 'service', port)] : []),
      ...(told.some(({ parts }) => parts.length > 0)
        ? [made(told, 'listener', names.offeredBy(node.id, 'listener'))]
        : []),
      // Those that it calls may call it, and have to be made before it: what it begins is another class than what it is called for.
      ...(begun.length > 0 ? [made(begun, port === undefined ? 'service' : 'session', undefined)] : []),
    ];
  });
  if (spec.edges.some(({ kind }) => kind === 'async')) {
    assumptions.push({
      text: 'Asynchronous messages became calls that return nothing; you can put a queue behind their interface.',
      about: spec.edges.filter(({ kind }) => kind === 'async').map(({ id }) => id),
    });
  }
  assumptions.push(...tellUnsent(spec, services, names));
  const valued = new Set(
    exchanges.flatMap(({ message, replies, answers }) => {
      if (message === undefined) return [];
      return given.decidedBy(message) === undefined ? (given.givenBackBy(message) ? replies : []) : answers;
    }),
  );
  const raised = raisedIn(drawn, exchanges);
  assumptions.push(...tellRaised(raised), ...tellAsked(names.askedTwice()), ...tellLate(spec, exchanges));
  assumptions.push(...tellBegunInCases(spec, raising));

  const replies = spec.edges.filter(
    (edge) => edge.kind === 'reply' && oneLine(edge.label) !== '' && !valued.has(edge) && !raised.includes(edge),
  );
  if (replies.length > 0) {
    const said = new Intl.ListFormat('en').format(new Set(replies.map(({ label }) => `“${oneLine(label)}”`)));
    assumptions.push({
      text: `Replies (${said}) mark where a call returns. They carry no value, because nothing in the diagram uses one.`,
      about: replies.map(({ id }) => id),
    });
  }
  assumptions.push(...tellDropped(exchanges, given));
  if (given.carryMore.length > 0) {
    const said = new Intl.ListFormat('en').format(new Set(given.carryMore.map(({ label }) => `“${oneLine(label)}”`)));
    assumptions.push({
      text: `${said} ${given.carryMore.length === 1 ? 'carries' : 'carry'} more than is drawn, so that whoever passes a value on has it.`,
      about: given.carryMore.map(({ id }) => id),
    });
  }
  if (given.notPassed.length > 0) {
    const said = new Intl.ListFormat('en').format(new Set(given.notPassed.map(({ label }) => `“${oneLine(label)}”`)));
    assumptions.push({
      text: `Not all arguments of ${said} are passed, because some aren’t value names. Add them to the methods.`,
      about: given.notPassed.map(({ id }) => id),
    });
  }
  if (spec.groups.some(({ kind }) => kind === 'par')) {
    assumptions.push({ text: 'Parallel branches run one after the other.', about: [] });
  }
  const planned: Program = {
    ...program,
    enums: names.enums(),
    errors: names.errors(),
    ports: names.ports(),
    services: (hasLists ? tryTogether(services) : services).map((service) =>
      program.style === 'production' ? observing(service) : service,
    ),
    assumptions,
  };
  return { program: planned, services, names, spec };
};

/** Things that are answered in some cases, of which only the case is given back. */
const tellDropped = (exchanges: readonly Exchange[], given: MessageValues): readonly Assumption[] => {
  const dropped = exchanges
    .filter(({ message }) => message !== undefined && given.decidedBy(message) !== undefined)
    .flatMap(({ answers }) => (answers.some((reply) => thingIn(reply) !== undefined) ? answers : []))
    .filter(({ label }) => oneLine(label) !== '');
  if (dropped.length === 0) return [];
  const said = new Intl.ListFormat('en').format(new Set(dropped.map(({ label }) => `“${oneLine(label)}”`)));
  const text = `Replies (${said}) only tell which case applies. What else they carry is not kept.`;
  return [{ text, about: dropped.map(({ id }) => id) }];
};

/** What no method sends, since another message of the same words became the method that would. */
const tellUnsent = (
  { edges, nodes }: DiagramSpec,
  services: readonly ServiceDecl[],
  { stepOf }: MessageNames,
): readonly Assumption[] => {
  const sent = new Set(services.flatMap(({ operations }) => operations.flatMap(({ body }) => stepsOf(body))));
  const isDrawn = (id: string): boolean => nodes.some((node) => node.id === id);
  const unsent = edges.filter(
    (each) => each.kind !== 'reply' && isDrawn(each.from) && isDrawn(each.to) && !sent.has(stepOf(each)),
  );
  if (unsent.length === 0) return [];
  const said = new Intl.ListFormat('en').format(new Set(unsent.map(({ label }) => `“${oneLine(label)}”`)));
  const text = `No method sends ${said}: what leads there is drawn several times in the same words, with different messages behind it, and became one method, which sends those that are drawn first.`;
  return [{ text, about: unsent.map(({ id }) => id) }];
};

const raisedIn = (drawn: readonly Exchange[], exchanges: readonly Exchange[]): readonly SpecEdge[] => {
  const answers = new Set(exchanges.flatMap((exchange) => exchange.answers));
  return drawn.flatMap((exchange) => exchange.answers.filter((answer) => !answers.has(answer)));
};

/** Answers that leave as errors. */
const tellRaised = (raised: readonly SpecEdge[]): readonly Assumption[] => {
  if (raised.length === 0) return [];
  const said = new Intl.ListFormat('en').format(new Set(raised.map(({ label }) => `“${oneLine(label)}”`)));
  const text = `${said}: whoever says so first fails with an error of that name, which goes through all who called. Catch it where somebody is to be told.`;
  return [{ text, about: raised.map(({ id }) => id) }];
};

/** Choices that nobody could be told of, so that each who takes part in them asks. */
const tellAsked = (asked: ReturnType<MessageNames['askedTwice']>): readonly Assumption[] =>
  asked.map(({ frame, condition, owners }) => ({
    text: `${new Intl.ListFormat('en').format(owners.map((owner) => `“${owner}”`))} each decide “${condition}”, since no answer carries it from one to the other: they must decide alike.`,
    about: [frame],
  }));

/** What is done in the end of a call, though it is drawn when that is over. */
const tellLate = (spec: DiagramSpec, exchanges: readonly Exchange[]): readonly Assumption[] =>
  exchanges.flatMap(({ message, late }) =>
    late.map((each) => ({
      text: `“${oneLine(each.label)}” is drawn behind the answer to “${oneLine(message?.label ?? '')}”, which is the last that “${oneLine(spec.nodes.find(({ id }) => id === each.from)?.label ?? '')}” was asked: it became the end of that.`,
      about: [each.id],
    })),
  );

/** `Shop service`, or another name where the drawing calls something like that. */
const serviceName = (
  label: string,
  id: string,
  role: 'service' | 'session' | 'listener',
  typeNames: NameScope,
): Name => {
  if (role === 'listener') return typeNames.take(label, [id], 'participant', 'callbacks');
  const isTaken = role === 'service' && /service$/i.test(label) && typeNames.has(label);
  const suffix = typeNames.has(`${label} ${role}`) && !isTaken ? 'participant' : role;
  return typeNames.take(isTaken ? `default ${label}` : label, [id], 'participant', suffix);
};

const observing = (service: ServiceDecl): ServiceDecl => ({
  ...service,
  operations: service.operations.map((operation) => ({ ...operation, body: withoutWhile(operation.body) })),
});

interface Handling {
  /** Databases note what is done and pass no values: a loop asks them whether there is another round. */
  readonly hasLists: boolean;
  readonly groups: readonly SpecGroup[];
  readonly names: MessageNames;
  readonly given: MessageValues;
  readonly node: SpecNode;
  /** What says in the answers to a message that it has failed, where it is said first. */
  readonly errorsOf: (message: SpecEdge) => readonly SpecEdge[];
}

/** One operation per kind of message; where the same message is handled in several ways, the first that sends something. */
const withoutDoubles = (exchanges: readonly Exchange[], handling: Handling): readonly OperationDecl[] => {
  const byStep = new Map<unknown, Exchange>();
  for (const exchange of exchanges) {
    const key = exchange.message === undefined ? exchange : handling.names.stepOf(exchange.message);
    const known = byStep.get(key);
    const isTold = known !== undefined && handling.given.toldBy(known) !== undefined;
    const isRather = handling.given.toldBy(exchange) !== undefined && !isTold;
    if (known === undefined || isRather || (known.parts.length === 0 && !isTold)) byStep.set(key, exchange);
  }
  return [...byStep.values()].map((exchange) => toOperation(exchange, handling));
};

const toOperation = (exchange: Exchange, handling: Handling): OperationDecl => {
  const { names, given, node, hasLists } = handling;
  const { message } = exchange;
  const label = oneLine(node.label) || node.id;
  const step = message === undefined ? undefined : names.stepOf(message);
  const name = step?.name ?? names.beginningOf(node);
  const work = toWork(exchange, handling, step);
  const parameters = step === undefined ? given.broughtInto(exchange) : (step.parameters ?? []);
  const result = step === undefined ? (hasLists ? lastBrought(exchange, names) : undefined) : resultOf(step);
  const whole = result === undefined ? withGuardsAtEnd(work) : work;
  const isTelling = given.toldBy(exchange) !== undefined && exchange.parts.length > 0;
  const body = giveValues(whole, {
    taken: parameters,
    value: isTelling ? undefined : result,
    ...(hasLists && { making: (value, from) => names.makingOf(node, value, from, { isAtHand: true }) }),
  });
  const scope = createNameScope();
  const what =
    message === undefined ? 'starts' : `handles ${beyondWords(name) === '' ? `“${name.label}”` : name.words.join(' ')}`;
  const runs = findRuns(body);
  const reasons = runs.length > 1 ? because(runs, 'first') : [];
  const scenarios = runs.map(({ answers, calls, told, raised }, index) => ({
    name: scope.sentence(`${label} ${what}${reasons[index] ?? ''}`, name.from),
    answers,
    calls,
    ...(told !== undefined && { result: told }),
    ...(raised !== undefined && { raised }),
  }));
  const summary =
    message === undefined
      ? `Sends the messages that “${label}” starts with.`
      : beyondWords(name) === ''
        ? ''
        : `Handles “${name.label}”.`;
  return {
    name,
    summary,
    parameters,
    ...(step?.decides !== undefined && { decides: step.decides }),
    ...(result !== undefined && { result }),
    body,
    scenarios,
  };
};

/** What the last message of whoever begins brings: whoever made it begin is given that. */
const lastBrought = ({ parts }: Exchange, { stepOf }: MessageNames): PassedValue | undefined => {
  const last = parts.at(-1);
  return last?.kind === 'send' ? stepOf(last.message).result : undefined;
};

/** What a participant does because of a message, the making of what it gives back last. */
const toWork = (
  exchange: Exchange,
  { names, given, node, groups, hasLists, errorsOf }: Handling,
  step: Step | undefined,
): Block => {
  const { message } = exchange;
  if (exchange.parts.length === 0 && step !== undefined) return [{ kind: 'do', step: names.workOf(node, step) }];
  const told = given.toldBy(exchange);
  const parts = told === undefined ? exchange.parts : tellingParts(told);
  const taken = step?.parameters ?? [];
  const lists = framesOf(parts).flatMap((frame) => given.itemsOf(frame)?.of ?? []);
  const passed = [...lists, ...messagesOf(parts).flatMap((each) => names.stepOf(each).parameters ?? [])];
  const kept = taken.filter((each) => !isAmong(passed, each));
  const known: Knowledge = {
    taken,
    kept,
    begun: message === undefined ? given.broughtInto(exchange) : [],
    passedBy: (each) => names.stepOf(each).parameters ?? [],
    broughtBy: (sent) => [names.stepOf(sent.message).result ?? []].flat(),
    madeFor: (sent) => given.madeFor(sent.message).map(({ value }) => value),
    groups,
    itemOf: (frame) => (hasLists ? given.itemsOf(frame)?.item : undefined),
  };
  const counters = { names: createNameScope(), known: new Map<string, Name>() };
  for (const { name } of [...taken, ...passed]) counters.names.take(name.label, [], '');
  const isEmptied = told === undefined && (step?.answer !== undefined || step?.result !== undefined);
  const work = toBlock(isEmptied ? withoutAnswers(parts) : parts, {
    stepOf: names.stepOf,
    before: (sent) =>
      given.madeFor(sent).map(({ value, isAtHand, common, from }) => {
        const own = [...taken, ...known.begun.filter(isSharedBy([sent], parts, known))];
        const withMade = { ...known, broughtBy: (each: Sent) => [...known.madeFor(each), ...known.broughtBy(each)] };
        const brought = broughtBefore((part) => part.kind === 'send' && part.message === sent, parts, withMade);
        const all = [...own, ...brought];
        const isIn = (values: readonly string[], each: PassedValue): boolean => values.includes(given.valueIn(each));
        const isFor = (each: PassedValue): boolean => isIn(from, each) && (common === undefined || isIn(common, each));
        const others = all.filter((each, index) => !isAmong(all.slice(0, index), each) && isFor(each));
        return names.makingOf(node, value, others, { isAtHand });
      }),
    errorOf: names.errorOf,
    failingAt: (sent, next) => {
      const { result } = names.stepOf(sent);
      const isText =
        result !== undefined && !result.isList && result.type.kind === 'scalar' && result.type.scalar === 'text';
      const isHandedOn =
        next?.kind === 'send' &&
        handsOutcome(deedWords(next.message.label)) &&
        (names.stepOf(next.message).parameters ?? []).some((each) => result !== undefined && isSame(each, result));
      return isText && isHandedOn ? errorsOf(sent).map(names.errorOf) : [];
    },
    outcomeAt: (index) => outcomeOf(step, names.outcomesOf(exchange)[index]),
    answersIn: names.answersIn,
    casesIn: given.casesOf,
    itemsIn: hasLists ? given.itemsOf : () => undefined,
    listFor: (frame) => {
      const { of, from = [] } = given.itemsOf(frame) ?? {};
      const before = broughtBefore((part) => part.kind === 'frame' && part.frame.id === frame.frame.id, parts, known);
      const values = [...taken, ...known.begun, ...before].filter((each) => from.includes(given.valueIn(each)));
      return of === undefined || values.length === 0 ? undefined : names.makingOf(node, of, values, { isAtHand: true });
    },
    counterOf: (frame) => counterIn(counters, frame),
    ...(hasLists && { waitIn: (frame: FramePart) => names.waitOf(node, frame), countIn: countOf }),
    questionOf: (frame) => names.questionOf(node, frame, askedAbout(frame, parts, known)),
  });
  if (told !== undefined) return work;
  const brought = broughtBack(work);
  if (step?.answer !== undefined) {
    const parameters = [...taken, ...brought.filter((each) => !isAmong(taken, each))];
    return [...work, { kind: 'do', step: names.workOf(node, { ...step, parameters }) }];
  }
  if (step?.result === undefined || !given.isMade(exchange)) return work;
  // What nobody else is given of what was received.
  const there = brought.length > 0 ? [...kept, ...brought.filter((each) => !isAmong(kept, each))] : taken;
  const from = given.sourcesOf(
    step.result,
    there.filter((each) => !given.isSpent(exchange, each)),
  );
  return [...work, { kind: 'do', step: names.makingOf(node, step.result, from, { asked: step }) }];
};

interface Counters {
  readonly names: NameScope;
  readonly known: Map<string, Name>;
}

/** One name for each loop whose rounds are counted, also where it is written twice. */
const counterIn = ({ names, known }: Counters, { frame }: FramePart): Name => {
  const name = known.get(frame.id) ?? names.take('attempt', [frame.id], '');
  known.set(frame.id, name);
  return name;
};

/** What the operation gives back that handles a step; of a question its answer. */
const resultOf = ({ name, answer, result }: Step): PassedValue | undefined => {
  if (answer === undefined) return result;
  const plain = { name, isOptional: false, isList: false, summary: '' };
  if (answer === 'boolean') return { ...plain, type: { kind: 'scalar', scalar: 'boolean' }, sample: true };
  const [first = null] = answer.members;
  return { ...plain, type: { kind: 'enum', enum: answer }, sample: first };
};

const outcomeOf = (step: Step | undefined, answer: Answer | undefined): PassedValue => {
  const result = step && resultOf(step);
  if (result === undefined || answer === undefined) throw new Error('nothing is answered here');
  return { ...result, sample: answer };
};
