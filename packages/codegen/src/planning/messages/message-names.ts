import type { DiagramSpec, SpecEdge, SpecNode } from '@diagloom/diagram/model';
import { asksForThing, sentThing, wantedBy } from '@diagloom/language/morphology';
import { lowerFirst } from '../../printing/cases.ts';
import {
  type Answer,
  createNameScope,
  type EnumDecl,
  type ErrorDecl,
  type Name,
  type NameScope,
  oneLine,
  type PassedValue,
  type PortDecl,
  type Step,
} from '../../program/index.ts';
import { plural } from '../../program/plural.ts';
import { asQuestion } from '../as-question.ts';
import { createDeeds, isCall, messageLeads, signalLeads, stepLeads } from '../deeds.ts';
import { createHandleScope } from '../handles.ts';
import { isRemainder } from '../remainders.ts';
import { answersFor, type Outcome } from './answered-frames.ts';
import { answersInFrame } from './asking-messages.ts';
import { askedAgain, conditionOf, untilOf, waitedIn } from './loops.ts';
import type { MessageValues } from './message-values.ts';
import { errorNameOf } from './raise-errors.ts';
import { type Exchange, type FramePart, keyOf, otherwise } from './read-exchanges.ts';
import type { ExchangeCode } from './to-block.ts';

interface OpenPort extends PortDecl {
  readonly methods: Step[];
}

type PortRole = 'port' | 'listener' | 'work' | 'decisions';

/** Interfaces, methods and answers of a sequence diagram; each is made when it is first spoken of. */
export interface MessageNames {
  /** The method that a message calls; the same for the same words to the same participant. */
  readonly stepOf: (message: SpecEdge) => Step;
  /** What a participant does by itself because of a message. */
  readonly workOf: (node: SpecNode, asked: Step) => Step;
  /** How a participant makes a value of others that it gives back. */
  readonly makingOf: (
    node: SpecNode,
    value: PassedValue,
    from: readonly PassedValue[],
    how: { readonly asked?: Step; readonly isAtHand?: boolean },
  ) => Step;
  /** What is answered in the cases of the choice that somebody tells. */
  readonly outcomesOf: (exchange: Exchange) => readonly Answer[];
  /** Choices that several participants are asked for. */
  readonly askedTwice: () => readonly {
    readonly frame: string;
    readonly condition: string;
    readonly owners: readonly string[];
  }[];
  /** What a participant does first, without being told. */
  readonly beginningOf: (node: SpecNode) => Name;
  /** The answers of a message that lead into the sections of the frame right behind it, where that is about what was asked. */
  readonly answersIn: ExchangeCode['answersIn'];
  /** A question is given these values. */
  readonly questionOf: (
    owner: SpecNode,
    frame: FramePart,
    parameters: readonly PassedValue[],
  ) => ReturnType<ExchangeCode['questionOf']>;
  /** What a participant waits for in each round of a loop that says by itself when it ends. */
  readonly waitOf: (node: SpecNode, frame: FramePart) => Step | undefined;
  /** The interface of a participant that gets messages. */
  readonly offeredBy: (id: string, role?: 'port' | 'listener') => PortDecl | undefined;
  readonly ports: () => readonly PortDecl[];
  readonly enums: () => readonly EnumDecl[];
  /** The type of errors that an answer names. */
  readonly errorOf: (answer: SpecEdge) => ErrorDecl;
  readonly errors: () => readonly ErrorDecl[];
}

export const createMessageNames = (
  spec: DiagramSpec,
  typeNames: NameScope,
  given: MessageValues,
  calledBack: ReadonlySet<string>,
): MessageNames => {
  const nodes = new Map(spec.nodes.map((node) => [node.id, node]));
  const labelOf = (id: string): string => oneLine(nodes.get(id)?.label ?? '') || id;
  const ports = new Map<string, OpenPort>();
  const scopes = new Map<string, NameScope>();
  const steps = new Map<string, Step>();
  const questions = new Map<string, ReturnType<ExchangeCode['questionOf']>>();
  const enums: EnumDecl[] = [];
  const errors: ErrorDecl[] = [];
  const handles = createHandleScope();
  const calls = spec.edges.filter(({ kind }) => kind !== 'reply');
  const deedOf = createDeeds(calls.map(given.labelOf));

  /** `“Customer” and “Clerk” ask`. */
  const callersOf = (id: string): string => {
    const asking = calls.filter((each) => each.to === id && each.from !== id && !calledBack.has(keyOf(each)));
    const callers = new Set(asking.map(({ from }) => from));
    const said = new Intl.ListFormat('en').format([...callers].map((caller) => `“${labelOf(caller)}”`));
    return `${said} ${callers.size === 1 ? 'asks' : 'ask'}`;
  };
  const portOf = (id: string, role: PortRole): OpenPort => {
    const key = `${role} ${id}`;
    const known = ports.get(key);
    if (known !== undefined) return known;
    const label = labelOf(id);
    const suffix = role === 'port' ? '' : role;
    const summaries = {
      listener: `What “${label}” is told because of what it asked for.`,
      port: `What ${callersOf(id)} of “${label}”.`,
      work: `The work that “${label}” does on its own; for you to implement.`,
      decisions: `The decisions that “${label}” makes; for you to implement.`,
    };
    const port: OpenPort = {
      name: typeNames.take(label, [id], 'participant', suffix),
      handle: handles.take(label, [id], 'participant', suffix),
      summary: summaries[role],
      methods: [],
    };
    ports.set(key, port);
    return port;
  };
  /** One scope of methods for all that belongs to a participant: its class offers them together. */
  const scopeOf = (id: string): NameScope => {
    const scope = scopes.get(id) ?? createNameScope();
    scopes.set(id, scope);
    return scope;
  };
  const addStep = (
    port: OpenPort,
    id: string,
    label: string,
    from: readonly string[],
    {
      answer,
      comesTo,
      decides,
      drawnAs,
      result,
      called = label,
      parameters = [],
    }: Pick<Step, 'answer' | 'comesTo' | 'decides' | 'drawnAs' | 'parameters'> & {
      readonly called?: string;
      readonly result?: PassedValue | undefined;
    } = {},
  ): Step => {
    const step: Step = {
      name: { ...scopeOf(id).call(called, from, 'handle'), label: oneLine(label) },
      port,
      ...(answer !== undefined && { answer }),
      ...(comesTo !== undefined && { comesTo }),
      ...(decides !== undefined && { decides }),
      ...(drawnAs !== undefined && { drawnAs }),
      ...(parameters.length > 0 && { parameters }),
      ...(result !== undefined && { result }),
    };
    port.methods.push(step);
    return step;
  };
  const remembered = (key: string, make: () => Step): Step => {
    const step = steps.get(key) ?? make();
    steps.set(key, step);
    return step;
  };
  const said = (label: string): string => oneLine(label).toLowerCase();
  /** Messages of the same words from others, or from oneself, to the same participant are answered alike. */
  const answerDecided = (message: SpecEdge, deed: string): Pick<Step, 'answer' | 'comesTo' | 'decides'> | undefined => {
    const alike = calls.filter(
      (each) => keyOf(each) === keyOf(message) && (each.from === each.to) === (message.from === message.to),
    );
    const decision = alike.map(given.decidedBy).find((each) => each !== undefined);
    if (decision === undefined) return undefined;
    if (decision.kind === 'boolean') return { answer: 'boolean', decides: { label: decision.label, is: decision.is } };
    const values: EnumDecl = {
      name: typeNames.take(deed, [decision.frame.id], 'message', 'outcome'),
      summary: `What “${oneLine(given.labelOf(message))}” may come to.`,
      members: membersOf(decision.outcomes),
    };
    enums.push(values);
    return { answer: values, comesTo: true };
  };

  const stepOf = (message: SpecEdge): Step => {
    const isWork = message.from === message.to;
    const role = isWork ? 'work' : calledBack.has(keyOf(message)) ? 'listener' : 'port';
    return remembered(`${isWork ? 'work' : 'port'} ${message.to} ${said(message.label)}`, () => {
      const label = given.labelOf(message);
      const wanted = message.from === message.to ? label : (wantedBy(label) ?? label);
      const leads = message.kind === 'async' ? signalLeads : messageLeads;
      const result = given.givenBackBy(message);
      const fetched = result === undefined ? undefined : /^asks?\s+for\s+(.+)$/i.exec(wanted)?.[1];
      const told = deedOf(wanted, isWork ? stepLeads : leads);
      const sent = role === 'listener' ? sentThing(told) : undefined;
      const deed = sent === undefined ? told : `receive ${sent}`;
      const called = isCall(message.label) ? label : fetched === undefined ? deed : `get ${fetched}`;
      const parameters = given.takenBy(message);
      // What is done because of a message of the same words is not that message.
      const isTaken = role === 'work' && scopeOf(message.to).has(called);
      return addStep(portOf(message.to, role), message.to, label, [message.id], {
        called: isTaken ? `do ${called}` : newIn(scopeOf(message.to), called, parameters, labelOf(message.from)),
        parameters,
        ...(given.isYesNo(message) ? { answer: 'boolean' } : (answerDecided(message, deed) ?? { result })),
      });
    });
  };

  /** What decides the choice behind a message, in the order of its cases. */
  const answersOf = (message: SpecEdge): readonly Answer[] => {
    const decision = given.decidedBy(message);
    const { answer } = stepOf(message);
    if (decision?.kind === 'boolean') return [decision.is, !decision.is];
    return typeof answer === 'object' ? answer.members : [];
  };
  const asked = new Map<string, { frame: string; condition: string; owners: string[] }>();
  const noteAsked = (frame: FramePart, owner: string): void => {
    const { id } = frame.frame;
    const condition = [...frame.sections.map(({ group }) => oneLine(group?.label ?? ''))].find(Boolean);
    const known = asked.get(id) ?? { frame: id, condition: condition ?? conditionOf(frame), owners: [] };
    asked.set(id, { ...known, owners: [...new Set([...known.owners, labelOf(owner)])] });
  };

  return {
    stepOf,
    workOf: (node, { name, parameters = [], result, answer }) =>
      remembered(`handle ${node.id} ${name.words.join(' ')}`, () =>
        addStep(
          portOf(node.id, 'work'),
          node.id,
          answer === undefined
            ? `Handle ${lowerFirst(sentThing(name.label) ?? name.label)}`
            : `Answer ${name.words.join(' ')}`,
          name.from,
          {
            parameters,
            result,
            drawnAs: [],
            ...(answer !== undefined && { answer }),
          },
        ),
      ),
    makingOf: (node, value, parameters, { asked, isAtHand = false }) =>
      remembered(`make ${node.id} ${[value, ...parameters].map(({ name }) => name.words.join(' ')).join(',')}`, () => {
        const isOneOf = parameters.some((each) => each.isList && isAmongThose(value, each));
        const made = isAtHand || (asked !== undefined && asksForThing(asked.name.words)) ? 'Provide' : 'Create';
        const verb = isOneOf ? 'Pick' : made;
        const thing = value.name.words.join(' ');
        const label = scopeOf(node.id).has(`${verb} ${thing}`) ? `Make ${thing}` : `${verb} ${thing}`;
        return addStep(portOf(node.id, 'work'), node.id, label, value.name.from, {
          parameters,
          result: value,
          drawnAs: [],
        });
      }),
    beginningOf: ({ id }) => scopeOf(id).take('start', [id], 'start'),
    questionOf: (owner, { frame, sections }, parameters) => {
      noteAsked({ kind: 'frame', frame, sections }, owner.id);
      const key = `${owner.id} ${frame.id} ${parameters.map(({ name }) => name.words.join(' ')).join(',')}`;
      const known = questions.get(key);
      if (known !== undefined) return known;
      const port = portOf(owner.id, 'decisions');
      const labels = sections.map(({ group }) => oneLine(group?.label ?? ''));
      const from = [frame.id, ...sections.flatMap(({ group }) => (group === undefined ? [] : [group.id]))];
      const isBoolean =
        frame.kind === 'loop' || frame.kind === 'opt' || labels.length === 1 || (labels.length === 2 && isRest(labels));
      const condition =
        conditionOf({ kind: 'frame', frame, sections }) || (frame.kind === 'loop' ? 'goes on' : 'applies');
      if (isBoolean) {
        const asked = frame.kind === 'loop' ? askedAgain(condition) : asQuestion(condition);
        const called = scopeOf(owner.id).has(asked) ? `decide whether ${condition}` : asked;
        const label = frame.kind === 'loop' ? called : condition;
        const question = {
          step: addStep(port, owner.id, label, from, {
            called,
            answer: 'boolean',
            parameters,
            ...(frame.kind === 'loop' &&
              conditionOf({ kind: 'frame', frame, sections }) !== '' && { drawnAs: [condition] }),
          }),
          answers: frame.kind === 'loop' && untilOf(condition) !== undefined ? [false, true] : [true, false],
        };
        questions.set(key, question);
        return question;
      }
      const name = oneLine(frame.label) || 'which case';
      const values: EnumDecl = {
        name: typeNames.take(`${labelOf(owner.id)} ${oneLine(frame.label)}`, [frame.id], 'frame', 'case'),
        summary: 'Which of the drawn cases applies.',
        members: membersOf(
          sections.map(({ group }) => ({ label: group?.label ?? '', from: group === undefined ? [] : [group.id] })),
        ),
      };
      enums.push(values);
      const question = {
        step: addStep(port, owner.id, name, from, {
          answer: values,
          parameters,
          ...(oneLine(frame.label) === '' && { drawnAs: labels }),
        }),
        answers: values.members,
      };
      questions.set(key, question);
      return question;
    },
    waitOf: ({ id }, part) => {
      const time = waitedIn(conditionOf(part));
      if (time === undefined) return undefined;
      return remembered(`wait ${id} ${time}`, () =>
        addStep(portOf(id, 'work'), id, `Wait ${/^\d/.test(time) ? '' : 'a '}${time}`, [part.frame.id], {
          drawnAs: [conditionOf(part)],
        }),
      );
    },
    answersIn: (message, part) => {
      const decision = given.decidedBy(message);
      if (decision !== undefined && decision.frame === part.frame)
        return answersFor(decision, part.sections, answersOf(message));
      return given.isYesNo(message) ? answersInFrame(message, part) : undefined;
    },
    outcomesOf: ({ message }) => (message === undefined ? [] : answersOf(message)),
    askedTwice: () => [...asked.values()].filter(({ owners }) => owners.length > 1),
    offeredBy: (id, role = 'port') => ports.get(`${role} ${id}`),
    ports: () => [...ports.values()],
    enums: () => enums,
    errorOf: (answer) => {
      const bare = errorNameOf(answer, spec.groups);
      const known = errors.find(({ name }) => name.words.join(' ') === bare.join(' '));
      if (known !== undefined) return known;
      const { label, from } = typeNames.take(`${bare.join(' ')} error`, [answer.id], 'error');
      const error: ErrorDecl = {
        name: { words: bare, label, from },
        summary: `What “${labelOf(answer.from)}” fails with: “${oneLine(answer.label)}”.`,
      };
      errors.push(error);
      return error;
    },
    errors: () => errors,
  };
};

/** Whether the second case is all that the first one is not. */
const isRest = ([first = '', second = '']: readonly string[]): boolean =>
  otherwise.test(second) || isRemainder(second, [first]) || isRemainder(first, [second]);

/** Whether a value is one, or some, of several: the seats of free seats. */
const isAmongThose = (one: PassedValue, several: PassedValue): boolean => {
  const some = plural(one.name.words);
  return several.name.words.slice(-some.length).join(' ') === some.join(' ');
};

/** What of the same words is told apart by what is passed, or by whoever sends it: `ring with volume`. */
const newIn = (scope: NameScope, called: string, parameters: readonly PassedValue[], sender: string): string => {
  const passed = parameters.map(({ name }) => name.words.join(' ')).join(' and ');
  const apart = [...(passed === '' ? [] : [`${called} with ${passed}`]), `${called} from ${sender}`];
  return [called, ...apart].find((each) => !scope.has(each)) ?? called;
};

const membersOf = (cases: readonly Outcome[]): EnumDecl['members'] => {
  const scope = createNameScope();
  return cases.map(({ label, from }) => scope.take(label, from, 'case'));
};
