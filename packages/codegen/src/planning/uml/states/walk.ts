import {
  asText,
  callsOn,
  createNameScope,
  isRival,
  type MachineDecl,
  type MachineScenario,
  type Name,
  type Transition,
} from '../../../program/index.ts';

/** Events up to a state, and what guards are answered meanwhile. */
type Way = Pick<MachineScenario, 'events' | 'answers'>;

/** A walk to each transition by the shortest way, and a refusal in each state that refuses something and can be reached. */
export const scenariosOf = (machine: Omit<MachineDecl, 'scenarios'>): readonly MachineScenario[] => {
  const { start, transitions, events: offered } = machine;
  const names = createNameScope();
  const ways = new Map<Name, Way>([[start, { events: [], answers: [] }]]);
  for (const [state, way] of ways) {
    for (const each of transitions) {
      if (each.from === state && !ways.has(each.to)) ways.set(each.to, farther(machine, way, each));
    }
  }
  const walks = transitions.flatMap((each): readonly MachineScenario[] => {
    const { from, event, to, about } = each;
    const way = ways.get(from);
    if (way === undefined) return [];
    const name = `${asText(event)} leads from ${asText(from)} to ${asText(to)}${underCondition(machine, each)}`;
    const { events, answers } = farther(machine, way, each);
    return [
      { name: names.sentence(name, about), events, answers, state: to, calls: callsOn(machine, events, answers) },
    ];
  });
  const refuse = (state: Name, way: Way, refused: readonly [Name, ...Name[]]): MachineScenario => {
    const asked = transitions.filter(({ from, event }) => from === state && refused.includes(event));
    const answers = [...way.answers, ...noTo(asked)];
    const condition =
      asked.length === 0
        ? ''
        : ` unless ${asked.flatMap(({ guard }) => (guard ? [guard.name.label] : [])).join(' or ')}`;
    return {
      name: names.sentence(
        `${asText(state)} refuses ${refused.length > 2 ? 'all other events' : refused.map(asText).join(' and ')}${condition}`,
        state.from,
      ),
      events: way.events,
      answers,
      state,
      calls: callsOn(machine, [...way.events, ...refused], answers),
      refused,
    };
  };
  const refusals = [...ways].flatMap(([state, way]): readonly MachineScenario[] => {
    const leaving = transitions.filter(({ from }) => from === state);
    const never = offered.members.filter((event) => leaving.every((each) => each.event !== event));
    const sometimes = offered.members.filter((event) => {
      const rows = leaving.filter((each) => each.event === event);
      return rows.length > 0 && rows.every(({ guard }) => guard !== undefined);
    });
    const [first, ...others] = never;
    return [
      ...(first === undefined ? [] : [refuse(state, way, [first, ...others])]),
      ...sometimes.map((event) => refuse(state, way, [event])),
    ];
  });
  return [...walks, ...refusals];
};

/** That way and one transition more: guards before it say no, its own says yes. */
const farther = ({ transitions }: Pick<MachineDecl, 'transitions'>, way: Way, taken: Transition): Way => {
  const before = transitions.filter(
    (each, index) => isRival(each, taken) && each.guard !== undefined && index < transitions.indexOf(taken),
  );
  const yes = taken.guard === undefined ? [] : [{ step: taken.guard, answer: true }];
  return { events: [...way.events, taken.event], answers: [...way.answers, ...noTo(before), ...yes] };
};

const noTo = (transitions: readonly Transition[]): Way['answers'] =>
  transitions.flatMap(({ guard }) => (guard === undefined ? [] : [{ step: guard, answer: false }]));

const underCondition = ({ transitions }: Pick<MachineDecl, 'transitions'>, taken: Transition): string => {
  if (taken.guard !== undefined) return ` when ${taken.guard.name.label}`;
  return transitions.some((each) => isRival(each, taken) && each.guard !== undefined) ? ' otherwise' : '';
};
