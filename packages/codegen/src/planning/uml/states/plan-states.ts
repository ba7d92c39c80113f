import type { DiagramSpec } from '@diagloom/diagram/model';
import {
  type Assumption,
  callsOn,
  createNameScope,
  type EnumDecl,
  type MachineDecl,
  type MachineScenario,
  type Name,
  oneLine,
  type Transition,
} from '../../../program/index.ts';
import { clearly } from '../../cannot-plan.ts';
import type { Planner } from '../../planner.ts';
import { findEffects } from './find-effects.ts';
import { readTransition } from './read-label.ts';
import { readState, type StateText } from './read-state.ts';

/** State diagrams: states, events, and a table of which leads where. A line without a label is an event named after where it leads. */
export const planStates: Planner = ({ spec, program, typeNames }) => {
  const states = spec.nodes.filter(({ kind }) => kind === 'state');
  if (states.length === 0) throw clearly('There is no state in this diagram to write code for.');
  const assumptions: Assumption[] = [...program.assumptions];
  const stateScope = createNameScope();
  const texts = states.map((node) => ({ id: node.id, text: readState(node) }));
  const names = new Map(texts.map(({ id, text }) => [id, stateScope.take(text.label, [id], 'state')]));
  const finals = new Map(
    spec.nodes
      .filter(({ kind }) => kind === 'final')
      .map(({ id, label }) => [id, stateScope.take(/^(?:end|final|)$/i.test(label) ? 'Ended' : label, [id], 'ended')]),
  );
  const stateOf = (id: string): Name | undefined => names.get(id) ?? finals.get(id);
  const first = startOf(spec) ?? states[0]?.id ?? '';
  const start = stateOf(first);
  if (start === undefined)
    throw clearly('The state machine has no state to start in. Lead a line from its start to a state.');
  const eventScope = createNameScope();
  const events = new Map<string, Name>();
  const eventOf = (label: string, id: string): Name => {
    const key = oneLine(label).toLowerCase();
    const name = events.get(key) ?? eventScope.call(label, [id], 'event');
    events.set(key, name);
    return name;
  };
  const transitions: Transition[] = [];
  const held: string[] = [];
  const acting: Parameters<typeof findEffects>[0]['transitions'][number][] = [];
  const lines = spec.edges.map((edge) => ({ edge, label: readTransition(edge.label) }));
  for (const { edge, label } of lines) {
    const [from, to] = [stateOf(edge.from), stateOf(edge.to)];
    if (from === undefined || to === undefined) continue;
    // Where one event leads to several states, its guard tells which: whoever calls knows whether it holds.
    const isShared = lines.some(
      (other) => other.edge !== edge && other.edge.from === edge.from && isSame(other.label.event, label.event),
    );
    const guard = isShared || label.event === '' ? label.guard : '';
    const happens = guard === '' ? label.event : label.event.replace(/\s*\([^()]*\)$/, '');
    const event = eventOf(`${happens} ${guard}`.trim() || to.label, edge.id);
    if (label.guard !== '' && guard === '') {
      held.push(`Call it with “${event.label}” only where “${label.guard}” holds.`);
      assumptions.push({
        text: `“${event.label}” from “${from.label}” asks nothing: see to it that “${label.guard}” holds before you call it.`,
        about: [edge.id],
      });
    }
    const rival = transitions.find((each) => each.from === from && each.event === event);
    if (rival === undefined) {
      transitions.push({ from, event, to, about: [edge.id] });
      acting.push({ from, event, action: label.action, about: edge.id });
    }
    if (rival !== undefined && rival.to !== to) {
      assumptions.push({
        text: `“${event.label}” leads from “${from.label}” to two states: the first, “${rival.to.label}”, is taken.`,
        about: [edge.id],
      });
    }
  }
  if (transitions.length === 0)
    throw clearly('No line leads from one state to another. Connect the states with lines that name what happens.');
  const enumOf = (suffix: string, summary: string, members: readonly Name[]): EnumDecl => ({
    name: typeNames.take(program.name.label, [], 'machine', suffix),
    summary,
    members,
  });
  const found = findEffects(
    {
      states: texts.flatMap(({ id, text }) => {
        const name = names.get(id);
        return name === undefined ? [] : [{ name, text }];
      }),
      transitions: acting,
    },
    {
      name: typeNames.take(program.name.label, [], 'machine', 'actions'),
      handle: createNameScope().take('actions', [], 'actions'),
      summary: `What “${program.title}” does on its way from state to state; for you to implement.`,
    },
  );
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
    finals: [...finals.values()],
    transitions,
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
  { start, found, isTold }: { start: Name; found: ReturnType<typeof findEffects>; isTold: boolean },
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

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const startOf = (spec: DiagramSpec): string | undefined => {
  const initial = new Set(spec.nodes.filter(({ kind }) => kind === 'initial').map(({ id }) => id));
  return spec.edges.find(({ from }) => initial.has(from))?.to;
};

/** A walk to each transition by the shortest way, and a refusal in each state that refuses something and can be reached. */
export const scenariosOf = (machine: Omit<MachineDecl, 'scenarios'>): readonly MachineScenario[] => {
  const names = createNameScope();
  const ways = new Map<Name, readonly Name[]>([[machine.start, []]]);
  for (const [state, way] of ways) {
    for (const { from, event, to } of machine.transitions) {
      if (from === state && !ways.has(to)) ways.set(to, [...way, event]);
    }
  }
  const walks = machine.transitions.flatMap(({ from, event, to, about }): readonly MachineScenario[] => {
    const way = ways.get(from);
    const name = `${event.words.join(' ')} leads from ${from.words.join(' ')} to ${to.words.join(' ')}`;
    return way === undefined
      ? []
      : [
          {
            name: names.sentence(name, about),
            events: [...way, event],
            state: to,
            calls: callsOn(machine, [...way, event]),
          },
        ];
  });
  const refusals = [...ways].flatMap(([state, events]): readonly MachineScenario[] => {
    const refused = machine.events.members.find(
      (event) => !machine.transitions.some((each) => each.from === state && each.event === event),
    );
    if (refused === undefined) return [];
    const name = names.sentence(`${state.words.join(' ')} refuses ${refused.words.join(' ')}`, state.from);
    return [{ name, events, state, calls: callsOn(machine, events), refused }];
  });
  return [...walks, ...refusals];
};
