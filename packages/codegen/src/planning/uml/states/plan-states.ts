import type { DiagramSpec } from '@diagloom/diagram/model';
import {
  type Assumption,
  createNameScope,
  type EnumDecl,
  isRival,
  type MachineDecl,
  type Name,
  type NameScope,
  oneLine,
  type PortDecl,
  type Program,
  type Step,
  type Transition,
} from '../../../program/index.ts';
import { clearly } from '../../cannot-plan.ts';
import type { Planner } from '../../planner.ts';
import { isRemainder } from '../../remainders.ts';
import { eventLabels } from './event-labels.ts';
import { createActions, findEffects } from './find-effects.ts';
import { findEnding } from './find-ending.ts';
import { readTransition } from './read-label.ts';
import { readState, type StateText } from './read-state.ts';
import { scenariosOf } from './walk.ts';

/** State diagrams: states, events, and a table of which leads where. A line without a label is an event named after where it leads. */
export const planStates: Planner = ({ spec, program, typeNames }) => {
  const states = spec.nodes.filter(({ kind }) => kind === 'state');
  if (states.length === 0) throw clearly('There is no state in this diagram to write code for.');
  const assumptions: Assumption[] = [...program.assumptions];
  const stateScope = createNameScope();
  const texts = states.map((node) => ({ id: node.id, text: readState(node) }));
  const names = new Map(texts.map(({ id, text }) => [id, stateScope.take(text.label, [id], 'state')]));
  const ending = findEnding(spec, texts);
  const finals = new Map(
    spec.nodes
      .filter(({ id, kind }) => kind === 'final' && !ending.unneeded.has(id))
      .map(({ id, label }) => [id, stateScope.take(/^(?:end|final|)$/i.test(label) ? 'Ended' : label, [id], 'ended')]),
  );
  const stateOf = (id: string): Name | undefined => names.get(id) ?? finals.get(id);
  const first = startOf(spec) ?? states[0]?.id ?? '';
  const start = stateOf(first);
  if (start === undefined)
    throw clearly('The state machine has no initial state. Draw a line from the start to a state.');
  const eventScope = createNameScope();
  const eventLabel = eventLabels(
    spec.edges.map(({ label }) => readTransition(label).event),
    program.title,
  );
  const events = new Map<string, Name>();
  const eventOf = (label: string, id: string): Name => {
    const key = oneLine(label).toLowerCase();
    const name = events.get(key) ?? {
      ...eventScope.call(eventLabel(label), [id], /^\d/.test(label) ? 'after' : 'event'),
      label: oneLine(label),
    };
    const carried = events.has(key) ? undefined : /\(([^()]*[\p{L}][^()]*)\)$/u.exec(name.label)?.[1];
    if (carried !== undefined)
      assumptions.push({
        text: `“${name.label}” carries “${carried}”, which the machine is not given: keep it where the event is handled.`,
        about: [id],
      });
    events.set(key, name);
    return name;
  };
  const transitions: Transition[] = [];
  const held: string[] = [];
  const acting: Parameters<typeof findEffects>[0]['transitions'][number][] = [];
  const add = (transition: Transition, action: string): void => {
    const { from, event, to, guard, about } = transition;
    const rival = transitions.find((each) => isRival(each, transition) && each.guard === guard);
    if (rival === undefined) {
      transitions.push(transition);
      acting.push({ from, event, to, action, about: about[0] ?? '' });
    } else if (rival.to !== to) {
      assumptions.push({
        text: `“${event.label}” leads from “${from.label}” to two states: the first, “${rival.to.label}”, is taken.`,
        about,
      });
    }
  };
  const lines = spec.edges.map((edge) => ({ edge, label: readTransition(edge.label) }));
  const asks = program.options.isAsync !== true && program.options.asksNobody !== true;
  const actions = openPort(program, typeNames, {
    asks: asks && lines.some(({ label }) => label.event !== '' && label.guard !== ''),
    acts:
      lines.some(({ label }) => label.action !== '') ||
      texts.some(({ text }) => text.entry.length + text.exit.length > 0),
  });
  const stepOf = createActions(actions);
  for (const { edge, label } of lines) {
    if (ending.lines.has(edge)) continue;
    const [from, to] = [stateOf(edge.from), stateOf(edge.to)];
    if (from === undefined || to === undefined) continue;
    const rivals = lines.filter(
      (other) => other.edge !== edge && other.edge.from === edge.from && isSame(other.label.event, label.event),
    );
    if (asks && label.event !== '' && (label.guard !== '' || rivals.some((each) => each.label.guard !== ''))) {
      const event = eventOf(label.event, edge.id);
      const isAsked =
        label.guard !== '' &&
        !isRemainder(
          label.guard,
          rivals.map((each) => each.label.guard),
        );
      const guard = isAsked ? stepOf(label.guard.replace(/\?$/, ''), [edge.id], 'boolean') : undefined;
      add({ from, event, to, ...(guard !== undefined && { guard }), about: [edge.id] }, label.action);
      continue;
    }
    // Where one event leads to several states, its guard tells which: whoever calls knows whether it holds.
    const guard = rivals.length > 0 || label.event === '' ? label.guard : '';
    const happens = guard === '' ? label.event : label.event.replace(/\s*\([^()]*\)$/, '');
    const event = eventOf(`${happens} ${guard}`.trim() || to.label, edge.id);
    if (label.event === '' && guard === '')
      assumptions.push({
        text: `The line from “${from.label}” to “${to.label}” names no event, so its event is called “${event.words.join(' ')}”.`,
        about: [edge.id],
      });
    if (label.guard !== '' && guard === '') {
      held.push(`Call it with “${event.label}” only where “${label.guard}” holds.`);
      assumptions.push({
        text: `“${event.label}” from “${from.label}” doesn’t check anything: make sure that “${label.guard}” is true before you call it.`,
        about: [edge.id],
      });
    }
    add({ from, event, to, about: [edge.id] }, label.action);
  }
  if (transitions.length === 0)
    throw clearly('No line leads from one state to another. Connect the states with lines that name what happens.');
  const enumOf = (suffix: string, summary: string, members: readonly Name[]): EnumDecl => ({
    name: typeNames.take(program.name.label, [], 'machine', suffix),
    summary,
    members,
  });
  const effects = findEffects(
    {
      states: texts.flatMap(({ id, text }) => {
        const name = names.get(id);
        return name === undefined ? [] : [{ name, text }];
      }),
      transitions: acting,
    },
    stepOf,
  );
  const found = { effects, ...(actions.methods.length > 0 && { actions }) };
  tellActivities(texts, { start, found, isTold: program.options.isAsync }, assumptions);
  const stateEnum = enumOf('state', `The states of “${program.title}”.`, [...names.values(), ...finals.values()]);
  const eventEnum = enumOf('event', `The events of “${program.title}”.`, [...events.values()]);
  const machine = {
    name: typeNames.take(program.name.label, [], 'state', 'machine'),
    summary: [
      `The state machine “${program.title}”: starts in “${start.label}” and refuses transitions that are not drawn.`,
      ...new Set(held),
    ].join(' '),
    states: stateEnum,
    events: eventEnum,
    start,
    finals: [...states.flatMap(({ id }) => (ending.states.has(id) ? (names.get(id) ?? []) : [])), ...finals.values()],
    transitions: guardedFirst(transitions),
    ...(program.options.isAsync ? { effects: [] } : found),
  };
  return {
    ...program,
    enums: [...program.enums, stateEnum, eventEnum],
    ports: [...program.ports, ...(machine.actions === undefined ? [] : [machine.actions])],
    machines: [{ ...machine, scenarios: scenariosOf(machine) }],
    assumptions,
  };
};

/** What a machine cannot do by itself, or does otherwise than it is drawn. */
const tellActivities = (
  texts: readonly { readonly id: string; readonly text: StateText }[],
  { start, found, isTold }: { start: Name; found: Pick<MachineDecl, 'actions' | 'effects'>; isTold: boolean },
  assumptions: Assumption[],
): void => {
  const tell = (text: string, about: readonly string[]): void => void assumptions.push({ text, about });
  for (const { id, text } of texts)
    for (const said of text.during)
      tell(`“${said}” is not part of the machine: do it while the state is “${text.label}”.`, [id]);
  for (const { to, steps } of found.effects)
    if (to === start && !isTold)
      for (const { name } of steps)
        tell(
          `“${name.label}” is done when “${start.label}” is entered again, not when the machine is made.`,
          start.from,
        );
  for (const { name } of isTold ? (found.actions?.methods ?? []) : [])
    tell(`“${name.label}” is not part of the machine, since its methods wait for nothing: do it yourself.`, name.from);
};

/** What a machine is given: called after what it is asked for. */
const openPort = (
  { name, title }: Program,
  typeNames: NameScope,
  { asks, acts }: { readonly asks: boolean; readonly acts: boolean },
): PortDecl & { readonly methods: Step[] } => {
  const word = !asks ? 'actions' : acts ? 'hooks' : 'guards';
  const summaries = {
    actions: `What “${title}” does on its way from state to state; for you to implement.`,
    guards: `What decides which way “${title}” goes; for you to implement.`,
    hooks: `What “${title}” asks and does on its way from state to state; for you to implement.`,
  };
  return {
    name: typeNames.take(name.label, [], 'machine', word),
    handle: createNameScope().take(word, [], word),
    summary: summaries[word],
    methods: [],
  };
};

/** What has no guard is taken where no guard of the same event holds. */
const guardedFirst = (transitions: readonly Transition[]): readonly Transition[] =>
  transitions.flatMap((each, index) => {
    const rivals = transitions.filter((other) => isRival(other, each));
    if (rivals[0] !== transitions[index]) return [];
    return [...rivals.filter(({ guard }) => guard !== undefined), ...rivals.filter(({ guard }) => guard === undefined)];
  });

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const startOf = (spec: DiagramSpec): string | undefined => {
  const initial = new Set(spec.nodes.filter(({ kind }) => kind === 'initial').map(({ id }) => id));
  return spec.edges.find(({ from }) => initial.has(from))?.to;
};
