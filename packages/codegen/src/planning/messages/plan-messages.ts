import type { SpecNode } from '@diagloom/diagram/model';
import {
  type Assumption,
  beyondWords,
  createNameScope,
  type FieldDecl,
  type OperationDecl,
  oneLine,
  type ServiceDecl,
  stepsOf,
  withoutWhile,
} from '../../program/index.ts';
import { because } from '../because.ts';
import { clearly } from '../cannot-plan.ts';
import type { Planner } from '../planner.ts';
import { sampleOf } from '../records/samples.ts';
import { findRuns } from './find-runs.ts';
import { createMessageNames, type MessageNames } from './message-names.ts';
import { messagesOf, nothingPassed, readArguments } from './read-arguments.ts';
import { type Exchange, readExchanges } from './read-exchanges.ts';
import { toBlock } from './to-block.ts';

/**
 * Sequence diagrams: an interface per participant that gets messages, and a class per participant that sends some. What a participant sends
 * while it handles a message becomes the body of that message's operation, in the drawn order; frames become choices and loops.
 */
export const planMessages: Planner = ({ spec, program, typeNames }) => {
  const exchanges = readExchanges(spec);
  if (exchanges.length === 0) {
    throw clearly('No message is sent in this diagram. Draw a line from one participant to another.');
  }
  const isServed = program.options.isServed === true;
  const given = isServed ? nothingPassed(spec) : readArguments(spec, exchanges);
  const names = createMessageNames(spec, typeNames, given);
  const assumptions: Assumption[] = [...program.assumptions];
  // All interfaces are named before any body speaks of them, in the order of the messages.
  for (const message of spec.edges) {
    if (message.kind !== 'reply' && message.from !== message.to) names.stepOf(message);
  }
  const senders = spec.nodes.filter(({ id }) => exchanges.some(({ by, parts }) => by === id && parts.length > 0));
  const services = senders.map((node): ServiceDecl => {
    const own = exchanges.filter(({ by }) => by === node.id);
    const operations = withoutDoubles(own, names, node).map((operation) =>
      program.style === 'production' ? { ...operation, body: withoutWhile(operation.body) } : operation,
    );
    const used = new Set(
      operations.flatMap(({ scenarios }) => scenarios.flatMap(({ calls }) => calls.map(({ port }) => port))),
    );
    const offers = names.offeredBy(node.id);
    const label = oneLine(node.label) || node.id;
    const isTaken = /service$/i.test(label) && typeNames.has(label);
    const name = typeNames.take(isTaken ? `default ${label}` : label, [node.id], 'participant', 'service');
    return {
      name: { ...name, label },
      summary: `Acts as “${label}”: handles the messages it receives and sends those drawn after them.`,
      ports: [...used],
      operations,
      ...(offers !== undefined && { offers }),
    };
  });
  if (spec.edges.some(({ kind }) => kind === 'async')) {
    assumptions.push({
      text: 'Asynchronous messages became calls that return nothing; you can put a queue behind their interface.',
      about: spec.edges.filter(({ kind }) => kind === 'async').map(({ id }) => id),
    });
  }
  const replies = spec.edges.filter(({ kind, label }) => kind === 'reply' && oneLine(label) !== '');
  if (replies.length > 0) {
    const said = new Intl.ListFormat('en').format(new Set(replies.map(({ label }) => `“${oneLine(label)}”`)));
    assumptions.push({
      text: `Replies (${said}) are what a call returns from; no value is passed, since the diagram doesn’t say of what type.`,
      about: replies.map(({ id }) => id),
    });
  }
  if (given.notPassed.length > 0) {
    const said = new Intl.ListFormat('en').format(new Set(given.notPassed.map(({ label }) => `“${oneLine(label)}”`)));
    assumptions.push({
      text: `Not all arguments of ${said} are passed, since ${isServed ? 'requests bring none' : 'whoever calls has no value of that name'}: add them to the methods.`,
      about: given.notPassed.map(({ id }) => id),
    });
  }
  if (spec.groups.some(({ kind }) => kind === 'par')) {
    assumptions.push({ text: 'Parallel branches run one after the other.', about: [] });
  }
  return { ...program, enums: names.enums(), ports: names.ports(), services, assumptions };
};

/** One operation per kind of message; where the same message is handled in several ways, the first that sends something. */
const withoutDoubles = (
  exchanges: readonly Exchange[],
  names: MessageNames,
  node: SpecNode,
): readonly OperationDecl[] => {
  const byStep = new Map<unknown, Exchange>();
  for (const exchange of exchanges) {
    const key = exchange.message === undefined ? exchange : names.stepOf(exchange.message);
    const known = byStep.get(key);
    if (known === undefined || known.parts.length === 0) byStep.set(key, exchange);
  }
  return [...byStep.values()].map((exchange) => toOperation(exchange, names, node));
};

const toOperation = ({ message, parts }: Exchange, names: MessageNames, node: SpecNode): OperationDecl => {
  const label = oneLine(node.label) || node.id;
  const step = message === undefined ? undefined : names.stepOf(message);
  const name = step?.name ?? names.beginningOf(node);
  const passed = messagesOf(parts).flatMap((each) => names.stepOf(each).parameters ?? []);
  const kept = (step?.parameters ?? []).filter((each) => !passed.some((other) => isSame(each, other)));
  const code = {
    stepOf: names.stepOf,
    questionOf: (frame: Parameters<MessageNames['questionOf']>[1]) => names.questionOf(node, frame, kept),
  };
  const body =
    parts.length === 0 && step !== undefined
      ? [{ kind: 'do' as const, step: names.workOf(node, step) }]
      : toBlock(parts, code);
  const scope = createNameScope();
  const what =
    message === undefined ? 'starts' : `handles ${beyondWords(name) === '' ? `“${name.label}”` : name.words.join(' ')}`;
  const runs = findRuns(body);
  const reasons = because(runs, 'first');
  const scenarios = runs.map(({ answers, calls }, index) => ({
    name: scope.sentence(`${label} ${what}${reasons[index] ?? ''}`, name.from),
    answers,
    calls,
  }));
  const summary =
    message === undefined
      ? `Sends the messages that “${label}” starts with.`
      : `Handles “${oneLine(message.label) || 'the message'}”.`;
  const parameters =
    step === undefined ? distinct(stepsOf(body).flatMap((each) => each.parameters ?? [])) : (step.parameters ?? []);
  const samples = parameters.map(({ name: { words }, type }) =>
    type.kind === 'scalar' ? sampleOf(type.scalar, words) : null,
  );
  return { name, summary, parameters, samples, body, scenarios };
};

/** Whoever begins is given each value once, however often it is sent. */
const distinct = (fields: readonly FieldDecl[]): readonly FieldDecl[] =>
  fields.filter((field, index) => fields.findIndex((other) => isSame(other, field)) === index);

const isSame = (one: FieldDecl, other: FieldDecl): boolean => one.name.words.join('') === other.name.words.join('');
