import type { SpecEdge, SpecNode } from '@diagloom/diagram/model';
import { isPlainPart, looksAtThing, tellsDeed } from '@diagloom/language/verdicts';
import {
  createNameScope,
  oneLine,
  type PassedValue,
  type PortDecl,
  type ServiceDecl,
  type Step,
} from '../../program/index.ts';
import { plural } from '../../program/plural.ts';
import { createHandleScope } from '../handles.ts';
import type { Planner } from '../planner.ts';
import { tryTogether } from '../try-together.ts';
import { answerRequest } from './answer-request.ts';
import { callEach, completeRequests, type Handled, isUnsaid, protocols, withoutProtocol } from './client-operations.ts';
import { createWorks } from './create-works.ts';
import { withEachVerb } from './joined-verbs.ts';
import { createLineCalls } from './line-calls.ts';
import type { LineCondition } from './line-conditions.ts';
import { createPayloads, isUsualValue, type Payload } from './line-payloads.ts';
import { requestFinder, shareCalls } from './share-calls.ts';
import { listed, tellClients } from './tell-clients.ts';
import { people, writtenParts } from './written-parts.ts';

/** Kinds that call others without being written by whoever writes the system. */
const outside = new Set([
  'user',
  'external',
  'internet',
  'cdn',
  'dns',
  'firewall',
  'database',
  'cache',
  'storage',
  'queue',
  'sensor',
]);

/** Kinds that pass each request on to one of those behind them. */
const passing = new Set(['gateway']);

const wordsIn = (label: string): readonly string[] => createNameScope([], 80).take(label, [], '').words;

/**
 * For each part that calls others a class with a client per part that it calls. What others ask of it, and does not ask them in turn, are its
 * methods, which make its calls; otherwise it has a method per line.
 */
export const planClients: Planner = ({ spec: whole, program, typeNames }) => {
  const said = whole.edges.map((edge) => ({ ...edge, label: withoutProtocol(oneLine(edge.label)) }));
  const written = writtenParts({ ...whole, edges: said.flatMap(withEachVerb) });
  const { spec } = written;
  const nodes = new Map(spec.nodes.map((node) => [node.id, node]));
  const outgoing = (node: SpecNode): readonly SpecEdge[] =>
    spec.edges.filter(({ from, to }) => from === node.id && to !== node.id && nodes.has(to));
  const isFromQueue = ({ from }: SpecEdge): boolean => nodes.get(from)?.kind === 'queue';
  const bringing = (node: SpecNode): readonly SpecEdge[] =>
    spec.edges.filter((edge) => edge.to === node.id && isFromQueue(edge));
  const callers = spec.nodes.filter(
    (node) => !outside.has(node.kind ?? '') && (outgoing(node).length > 0 || bringing(node).length > 0),
  );
  const callOf = createLineCalls(spec, new Set(callers.map(({ id }) => id)));
  const clients = new Map<string, PortDecl & { readonly methods: Step[] }>();
  const methodNames = new Map<string, ReturnType<typeof createNameScope>>();
  const handles = createHandleScope();
  const steps = new Map<string, Step>();
  const conditions = new Map<Step, LineCondition>();
  const clientOf = (id: string): PortDecl & { readonly methods: Step[] } => {
    const known = clients.get(id);
    if (known !== undefined) return known;
    const label = oneLine(nodes.get(id)?.label ?? id);
    const isBrought = spec.edges.every((edge) => edge.to !== id || isFromQueue(edge));
    const client = {
      name: typeNames.take(label, [id], 'part', isBrought ? 'handler' : 'client'),
      handle: handles.take(label, [id], 'part'),
      summary: `A client for “${label}”; for you to implement.`,
      methods: [],
    };
    clients.set(id, client);
    methodNames.set(id, createNameScope());
    return client;
  };
  const payloadOf = createPayloads(spec.nodes.map(({ label }) => oneLine(label)));
  const stepOf = (edge: SpecEdge): Step => {
    const port = clientOf(edge.to);
    const { called, label, usual, words, isSignal, condition } = callOf(edge);
    const key = `${edge.to} ${createNameScope().take(called, [], 'call').words.join(' ')}`;
    const known = steps.get(key);
    if (known !== undefined) return known;
    const scope = methodNames.get(edge.to) ?? createNameScope();
    const name = scope.take(called, [edge.id], 'call');
    const payload = payloadOf({
      id: edge.id,
      words: words ?? name.words,
      ...(usual !== undefined && { usual }),
      isSignal,
    });
    const step: Step = {
      name: { ...name, label },
      port,
      ...(program.options.asksNobody !== true && payload),
    };
    port.methods.push(step);
    steps.set(key, step);
    if (condition !== undefined) conditions.set(step, condition);
    return step;
  };
  const find = (edge: SpecEdge, called: string, payload: Payload): Step => {
    const port = clientOf(edge.to);
    const scope = methodNames.get(edge.to) ?? createNameScope();
    const key = `${edge.to} ${called}`;
    const known = steps.get(key);
    if (known !== undefined) return known;
    const step: Step = { name: { ...scope.take(called, [edge.id], 'call'), label: '' }, port, ...payload };
    port.methods.push(step);
    steps.set(key, step);
    return step;
  };
  /** What a request does with a database that its line says nothing of: keeps what it brings, or finds what it wants. */
  const bareStep = (edge: SpecEdge, request: Step, asked: readonly Step[]): Step => {
    const { parameters = [], result } = request;
    const [given] = parameters;
    if (result === undefined && given !== undefined)
      return find(edge, `store ${given.name.words.join(' ')}`, { parameters });
    const kept = asked.find((each) => each.result === undefined && !isUsualValue(each.parameters?.[0]))
      ?.parameters?.[0];
    if (result !== undefined && !isUsualValue(result))
      return find(edge, `find ${result.name.words.join(' ')}`, { parameters, result });
    const things = kept === undefined ? 'rows' : plural([...kept.name.words]).join(' ');
    const found = payloadOf({ id: edge.id, words: ['find', ...things.split(' ')], isSignal: false });
    return find(edge, `find ${things}`, { ...found, parameters });
  };
  const isBare = ({ to, label }: SpecEdge): boolean =>
    nodes.get(to)?.kind === 'database' && (oneLine(label) === '' || protocols.test(oneLine(label)));
  const targetOf = ({ port }: Step): string => oneLine(nodes.get(port.name.from[0] ?? '')?.label ?? '');
  /** Lines that ask something of a part: not those of people and devices that say nothing. */
  const incoming = (node: SpecNode): readonly SpecEdge[] =>
    spec.edges.filter(({ from, to, label }) => {
      const asker = nodes.get(from);
      const isSaid = oneLine(label) !== '' && !protocols.test(oneLine(label));
      return to === node.id && from !== node.id && asker !== undefined && (isSaid || !people.has(asker.kind ?? ''));
    });
  /** Whatever a part looks for in a store it looks for by what it is given. */
  const lookUpBy = (given: readonly PassedValue[], calls: readonly Step[]): void => {
    for (const step of calls)
      if (given.length > 0 && isLookup(step) && step.parameters === undefined)
        Object.assign(step, { parameters: given });
  };
  /** `process next job` of a part that takes a job from a queue and does the rest with it. */
  const ownName = ({ name, port, result }: Step): Step['name'] => {
    if (nodes.get(port.name.from[0] ?? '')?.kind !== 'queue') return name;
    const called = `process next ${result?.name.words.join(' ') ?? 'message'}`;
    return { ...createNameScope().take(called, name.from, 'process'), label: called };
  };
  const handling = new Map<string, readonly Handled[]>();
  /** What a part that passes requests on is asked, and what it asks because of that. */
  const passed = new Map<Step, Step>();
  const isPassing = (node: SpecNode): boolean => passing.has(node.kind ?? '') && outgoing(node).length > 1;
  /** A line that says nothing into what passes requests on asks it for each part behind it. */
  const stepsOf = (edge: SpecEdge): readonly Step[] => {
    const passer = nodes.get(edge.to);
    const label = oneLine(edge.label);
    const isSilent = label === '' || protocols.test(label);
    if (passer === undefined || !isSilent || !isPassing(passer) || outgoing(passer).some(({ to }) => to === edge.from))
      return [stepOf(edge)];
    const calls = [...new Set(outgoing(passer).map(stepOf))];
    const names = callEach(passer, calls, { isPassing: true, targetOf });
    return calls.map((step, index) => {
      const called = names[index]?.name.words.join(' ') ?? 'call';
      const own = find(edge, called, {});
      passed.set(own, step);
      return Object.assign(own, { parameters: step.parameters, result: step.result });
    });
  };
  const queues = spec.nodes.filter(({ kind }) => kind === 'queue');
  const isAsked = requestFinder(spec, [
    ...callers.map(({ id }) => id),
    ...queues.map(({ id }) => id),
    ...written.entries,
  ]);
  /** Calls of a part that nothing speaks of that it is asked for. */
  const left = new Map<string, readonly Step[]>();
  /** What a line says beside its deed: when it is taken, or where it leads if it says nothing. */
  const saidOf = (call: Step): readonly string[] => [
    ...wordsIn(conditions.get(call)?.label ?? ''),
    ...(isUnsaid(call) ? wordsIn(targetOf(call)).filter((word) => !isPlainPart(word)) : []),
  ];
  /** What a part does for each thing that others ask of it; nothing where that is not told. */
  const handledBy = (node: SpecNode): readonly Handled[] => {
    const known = handling.get(node.id);
    if (known !== undefined) return known;
    const asked = isPassing(node) ? [] : [...new Set(incoming(node).flatMap(stepsOf))];
    const isOnly = asked.length === 1 && asked.every((step) => !isUnsaid(step));
    const isHandling = asked.length > 0 && (isOnly || isAsked(node));
    const fetched = asked.length === 0 ? outgoing(node).flatMap(stepsOf).filter(isFetched) : [];
    const [first] = fetched;
    if (first !== undefined && outgoing(node).length > fetched.length) {
      const calls = outgoing(node).flatMap(stepsOf);
      lookUpBy(first.result === undefined ? [] : [first.result], calls);
      const own = [{ request: { name: ownName(first), port: first.port, parameters: [] }, calls }];
      handling.set(node.id, own);
      return own;
    }
    const calls = outgoing(node)
      .filter((edge) => !isHandling || !isBare(edge))
      .flatMap(stepsOf);
    const shared = isHandling ? shareCalls(asked, [...new Set(calls)], saidOf) : { handled: [], left: [] };
    left.set(node.id, shared.left);
    const whole = shared.handled.map(({ request, calls: own }): Handled => {
      lookUpBy(request.parameters ?? [], own);
      const all = outgoing(node).flatMap((edge) => (isBare(edge) ? [bareStep(edge, request, asked)] : stepsOf(edge)));
      return { request, calls: [...new Set(all)].filter((step) => own.includes(step) || !calls.includes(step)) };
    });
    handling.set(node.id, whole);
    return whole;
  };
  for (let isOpen = true; isOpen; ) {
    completeRequests(callers.flatMap(handledBy), (step) =>
      payloadOf({ id: step.name.from[0] ?? '', words: [], isSignal: true }),
    );
    isOpen = false;
    for (const [own, { parameters, result }] of passed) {
      isOpen ||= own.parameters !== parameters || own.result !== result;
      Object.assign(own, { parameters, result });
    }
  }
  const works = createWorks({ typeNames, handles });
  /** Whoever asks for a deed has it done: what is taken when that is so is not asked. */
  const conditionIn =
    ({ name }: Step) =>
    (step: Step): LineCondition | undefined => {
      const condition = conditions.get(step);
      return condition?.is === true && tellsDeed(wordsIn(condition.label), name.words) ? undefined : condition;
    };
  const services = callers.map((node): ServiceDecl => {
    const label = oneLine(node.label);
    const handled = handledBy(node);
    const calls =
      handled.length > 0
        ? [...handled.flatMap((each) => each.calls), ...(left.get(node.id) ?? [])]
        : outgoing(node).flatMap(stepsOf);
    const operations =
      handled.length === 0
        ? callEach(node, calls, { isPassing: isPassing(node), targetOf }).map((each) => {
            const own = isPassing(node) ? clients.get(node.id)?.methods : undefined;
            const asked = own?.find(({ name }) => name.words.join(' ') === each.name.words.join(' '));
            return asked === undefined ? each : { ...each, name: asked.name };
          })
        : [
            ...handled.map((each) => answerRequest(node, each, { works, conditionOf: conditionIn(each.request) })),
            ...callEach(node, left.get(node.id) ?? [], {
              isPassing: false,
              targetOf,
              taken: handled.map(({ request }) => request.name.words.join(' ')),
            }),
          ];
    return {
      name: typeNames.take(label, [node.id], 'part'),
      summary: isPassing(node) ? `Passes requests on to ${listed(calls.map(targetOf))}.` : '',
      ports: [...new Set([...calls.map(({ port }) => port), ...works.of(node)])],
      operations,
    };
  });
  const offering = services.map((service): ServiceDecl => {
    const own = clients.get(service.name.from[0] ?? '');
    const isOffered = own?.methods.every((step) => service.operations.some(({ name }) => name === step.name));
    return isOffered === true && own !== undefined ? { ...service, offers: own } : service;
  });
  const offered = new Set(offering.flatMap(({ offers }) => offers ?? []));
  const used = new Set(offering.flatMap((service) => service.ports));
  const ports = [...clients].flatMap(([id, port]): readonly PortDecl[] => {
    if (!offered.has(port)) return used.has(port) ? [port] : [];
    const queue = spec.edges
      .filter((edge) => edge.to === id && isFromQueue(edge))
      .map(({ from }) => nodes.get(from)?.label ?? '');
    const summary =
      used.has(port) || queue.length === 0
        ? `What others ask of “${nodes.get(id)?.label}”.`
        : `What messages of ${listed(queue)} are given to.`;
    return [Object.assign(port, { summary })];
  });
  return {
    ...program,
    ports: [...program.ports, ...ports, ...works.all()],
    services: program.options.asksNobody === true ? offering : tryTogether(offering),
    assumptions: [
      ...program.assumptions,
      ...tellClients(spec, {
        clients,
        apart: offering.filter(({ name, offers }) => {
          const asked = clients.get(name.from[0] ?? '');
          return offers === undefined && asked !== undefined && used.has(asked);
        }),
        written,
        callers,
        shared: callers.filter((node) => handledBy(node).length > 1),
        alone: callers.flatMap(({ id }) => left.get(id) ?? []),
        conditional: callers
          .flatMap(handledBy)
          .flatMap(({ request, calls }) => calls.filter((step) => conditionIn(request)(step) !== undefined)),
      }),
    ],
  };
};

/** What a part that nobody asks looks for by itself, to do the rest with it: `poll readings`, `receive job`. */
const isFetched = ({ name, result }: Step): boolean =>
  result !== undefined && (looksAtThing(name.words) || name.words[0] === 'receive');

const isLookup = ({ name: { words }, result }: Step): boolean =>
  result !== undefined && (words[0] === 'load' || words[0] === 'find' || words.slice(0, 2).join(' ') === 'look up');
